import { VISITOR_NEWSLETTER_CALLS } from '@contract/calls/newsletter.calls';
import { UNEXPECTED } from '@contract/errors';
import { type LinkOutcome, SUBSCRIPTION_TOKEN, TEST_TOKEN } from '@contract/newsletter';
import { DONE_QUERY } from '@contract/page-forms';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { caller } from '@/api/caller';
import { ApiError } from '@/api/http';
import type { PageHead, PageProps } from '@/lib/page-head';
import { failureText } from '@/site/forms/failure-text';
import { useSettings } from '@/stores/settings-store';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import styles from './link-page.module.css';
import { usePostedOutcome } from './posted-outcome';

/** Search engines must not list this URL, because it is personal. */
export function head(): PageHead {
  return {
    title: 'Unsubscribe',
    description: 'Unsubscribe from the newsletter.',
    canonicalPath: '/newsletter/unsubscribe',
    isHidden: true,
  };
}

const unsubscribe = caller(VISITOR_NEWSLETTER_CALLS.end);

const UNKNOWN = 'This link is not valid. Check that you opened the whole link. If it still does not work, contact us.';

type State = { status: 'asking' | 'busy' | 'done' | 'ended' | 'test' } | { status: 'failed'; text: string };

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

const FIRST_STATES: Record<LinkOutcome, State> = {
  done: { status: 'done' },
  ended: { status: 'ended' },
  test: { status: 'test' },
  unknown: { status: 'failed', text: UNKNOWN },
  failed: { status: 'failed', text: UNEXPECTED },
};

const UNREACHED = 'We could not reach the server. Please check your connection and try again.';

/**
 * Page that an unsubscribe link opens. Nothing happens until the visitor selects the button, because email programs
 * open every link.
 */
export function Page({ params: { token } }: PageProps) {
  const { siteName } = useSettings();
  const posted = usePostedOutcome();
  const wasDone = useSearchParams()[0].has(DONE_QUERY);
  const navigate = useNavigate();
  const first = posted ?? (wasDone ? 'done' : undefined);
  const [state, setState] = useState<State>(first ? FIRST_STATES[first] : { status: 'asking' });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state.status in ENDS) heading.current?.focus();
    // Changes the URL, so that a reload shows the result again instead of the form.
    if (state.status === 'done' && !wasDone) void navigate(`?${DONE_QUERY}`, { replace: true });
  }, [state.status, wasDone, navigate]);

  // The server renders the same document for all tokens, so only the browser can recognise the token of a test email.
  useEffect(() => {
    if (token === TEST_TOKEN) setState({ status: 'test' });
  }, [token]);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setState({ status: 'busy' });
    try {
      await unsubscribe(token);
      setState({ status: 'done' });
    } catch (error) {
      setState(toState(error instanceof ApiError ? error : new ApiError(0, ''), token));
    }
  };

  if (state.status === 'done' || state.status === 'ended' || state.status === 'test') {
    const { title, text } = ENDS[state.status];
    return (
      <div className={`page-width page-top page-foot stack start gap-6 ${styles.page}`}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="lead chars-48">{text}</p>
        <ButtonLink to="/" kind="line">
          Return to Home
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={`page-width page-top page-foot stack start gap-6 ${styles.page}`}>
      <h1 tabIndex={-1}>Unsubscribe from the newsletter?</h1>
      <p className="lead chars-48">You will no longer get the {siteName} newsletter.</p>
      <p className={`goes-empty pad-3-4 chars-48 ${styles.error}`} role="alert">
        {state.status === 'failed' ? state.text : ''}
      </p>
      <form method="post" onSubmit={(event) => void handleSubmit(event)}>
        <Button type="submit" disabled={state.status === 'busy'}>
          {state.status === 'busy' ? 'Unsubscribing...' : 'Unsubscribe'}
        </Button>
      </form>
    </div>
  );
}

function toState(error: ApiError, token: string): State {
  if (error.status === 404) return FIRST_STATES[SUBSCRIPTION_TOKEN.test(token) ? 'ended' : 'unknown'];
  return { status: 'failed', text: failureText(error, { failed: UNEXPECTED, exception: UNREACHED }) };
}
