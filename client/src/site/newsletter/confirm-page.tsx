import { UNEXPECTED } from '@contract/errors';
import { CONFIRM_DAYS, type LinkOutcome } from '@contract/newsletter';
import { ARCHIVE_PATH } from '@contract/read-paths';
import type { PageHead } from '@/lib/page-head';
import { useIsThere } from '@/stores/linked-pages';
import { useSettings } from '@/stores/settings-store';
import { Link } from '@/ui/link';
import { AskingPage, EndPage, usePostedOutcome } from './link-page';

/** Search engines must not list this URL, because it is personal. */
export const head = (): PageHead => ({
  description: 'Confirm your email address for the newsletter.',
  canonicalPath: '/newsletter/confirm',
  isHidden: true,
});

const FAILURES: Partial<Record<LinkOutcome, string>> = {
  unknown: `This link has expired. Confirmation links work for ${CONFIRM_DAYS} days. Please subscribe again.`,
  failed: UNEXPECTED,
};

/** Page that the link in the confirmation email opens. */
export function Page() {
  const { siteName } = useSettings();
  const outcome = usePostedOutcome();
  const hasArchive = useIsThere(ARCHIVE_PATH);
  if (outcome === 'done') {
    return (
      <EndPage title="You are subscribed" text={`Thank you. You will now get the ${siteName} newsletter.`}>
        {hasArchive && (
          <p>
            <Link to={ARCHIVE_PATH}>Read past newsletters</Link>
          </p>
        )}
      </EndPage>
    );
  }
  return (
    <AskingPage
      title="Confirm your email address"
      lead={`Confirm that you want the ${siteName} newsletter.`}
      failure={outcome && FAILURES[outcome]}
      submitLabel="Confirm my email address"
    />
  );
}
