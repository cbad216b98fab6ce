import { UNEXPECTED } from '@contract/errors';
import { CONFIRM_DAYS, type LinkOutcome } from '@contract/newsletter';
import { ARCHIVE_PATH } from '@contract/read-paths';
import type { PageHead } from '@/lib/page-head';
import { useIsThere } from '@/stores/linked-pages';
import { useSettings } from '@/stores/settings-store';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import { Link } from '@/ui/link';
import styles from './link-page.module.css';
import { usePostedOutcome } from './posted-outcome';

/** Search engines must not list this URL, because it is personal. */
export function head(): PageHead {
  return {
    description: 'Confirm your email address for the newsletter.',
    canonicalPath: '/newsletter/confirm',
    isHidden: true,
  };
}

const FAILURES: Partial<Record<LinkOutcome, string>> = {
  unknown: `This link has expired. Confirmation links work for ${CONFIRM_DAYS} days. Please subscribe again.`,
  failed: UNEXPECTED,
};

/**
 * Page that the link in the confirmation email opens. Nothing happens until the visitor selects the button, because
 * email programs open every link. The page works without scripts.
 */
export function Page() {
  const { siteName } = useSettings();
  const outcome = usePostedOutcome();
  const hasArchive = useIsThere(ARCHIVE_PATH);
  if (outcome === 'done') {
    return (
      <div className={`page-width page-top page-foot stack start gap-6 ${styles.page}`}>
        <h1 tabIndex={-1}>You are subscribed</h1>
        <p className="lead chars-48">Thank you. You will now get the {siteName} newsletter.</p>
        {hasArchive && (
          <p>
            <Link to={ARCHIVE_PATH}>Read past newsletters</Link>
          </p>
        )}
        <ButtonLink to="/" kind="line">
          Return to Home
        </ButtonLink>
      </div>
    );
  }
  const failure = outcome && FAILURES[outcome];
  return (
    <div className={`page-width page-top page-foot stack start gap-6 ${styles.page}`}>
      <h1 tabIndex={-1}>Confirm your email address</h1>
      <p className="lead chars-48">Confirm that you want the {siteName} newsletter.</p>
      {failure && (
        <p className={`goes-empty pad-3-4 chars-48 ${styles.error}`} role="alert">
          {failure}
        </p>
      )}
      <form method="post">
        <Button type="submit">Confirm my email address</Button>
      </form>
    </div>
  );
}
