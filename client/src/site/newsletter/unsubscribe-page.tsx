import { UNEXPECTED } from '@contract/errors';
import { DONE_QUERY } from '@contract/page-forms';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { PageHead } from '@/lib/page-head';
import { useSettings } from '@/stores/settings-store';
import { AskingPage, EndPage, usePostedOutcome } from './link-page';

/** Search engines must not list this URL, because it is personal. */
export const head = (): PageHead => ({
  title: 'Unsubscribe',
  description: 'Unsubscribe from the newsletter.',
  canonicalPath: '/newsletter/unsubscribe',
  isHidden: true,
});

const DONE = 'You are unsubscribed';

/** Texts after unsubscribing, and for links without effect: links that were used before and links in test emails. */
const ENDS = {
  done: {
    title: DONE,
    text: 'We have removed your email address. You will get no more newsletters from us.',
  },
  ended: {
    title: DONE,
    text: 'This link has already been used or is not valid. If you still get our newsletter, use the link in the newest email or contact us.',
  },
  test: {
    title: 'This link came from a test email',
    text: 'This link is from a test of our newsletter. It did not unsubscribe you. Each subscriber gets their own link.',
  },
};

const FAILURES = {
  unknown: 'This link is not valid. Check that you opened the whole link. If it still does not work, contact us.',
  failed: UNEXPECTED,
};

/** Page that an unsubscribe link opens. */
export function Page() {
  const { siteName } = useSettings();
  const posted = usePostedOutcome();
  const wasDone = useSearchParams()[0].has(DONE_QUERY);
  const navigate = useNavigate();
  const outcome = posted ?? (wasDone ? 'done' : undefined);
  useEffect(() => {
    // Changes the URL, so that a reload shows the result again and does not post the form again.
    if (posted === 'done') void navigate(`?${DONE_QUERY}`, { replace: true });
  }, [posted, navigate]);

  if (outcome === 'done' || outcome === 'ended' || outcome === 'test') return <EndPage {...ENDS[outcome]} />;
  return (
    <AskingPage
      title="Unsubscribe from the newsletter?"
      lead={`You will no longer get the ${siteName} newsletter.`}
      failure={outcome && FAILURES[outcome]}
      submitLabel="Unsubscribe"
    />
  );
}
