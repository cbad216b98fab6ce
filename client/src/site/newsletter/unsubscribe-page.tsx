import { VISITOR_NEWSLETTER_CALLS } from '@contract/calls/newsletter';
import { UNEXPECTED } from '@contract/errors';
import type { LinkOutcome } from '@contract/newsletter';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { caller } from '@/api/caller';
import { ApiError } from '@/api/http';
import type { PageHead, PageProps } from '@/lib/page-head';
import { failureText } from '@/site/forms/failure-text';
import { useSettings } from '@/stores/settings';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import styles from './link-page.module.css';
import { usePostedOutcome } from './posted-outcome';

/** The link is personal. */
export function head(): PageHead {
  return {
    title: 'Unsubscribe',
    description: 'Stop the newsletter.',
    canonicalPath: '/newsletter/unsubscribe',
    isHidden: true,
  };
}

const unsubscribe = caller(VISITOR_NEWSLETTER_CALLS.end);

const UNKNOWN = 'This link is not known, or it was used before. If mail still comes, please write to us.';

type State = { status: 'asking' } | { status: 'busy' } | { status: 'done' } | { status: 'failed'; text: string };

/** Before the script has come, the form posts itself to its own address; this is how its answer begins. */
const FIRST_STATES: Record<LinkOutcome, State> = {
  done: { status: 'done' },
  unknown: { status: 'failed', text: UNKNOWN },
  failed: { status: 'failed', text: UNEXPECTED },
};

const UNREACHED = 'We could not reach the server. Please check your connection and try again.';

/** Asks before it acts: programs that read mail open every link in it. */
export function Page({ params: { token } }: PageProps) {
  const { siteName } = useSettings();
  const posted = usePostedOutcome();
  const [state, setState] = useState<State>(posted ? FIRST_STATES[posted] : { status: 'asking' });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state.status === 'done') heading.current?.focus();
  }, [state.status]);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setState({ status: 'busy' });
    try {
      await unsubscribe(token);
      setState({ status: 'done' });
    } catch (error) {
      setState({ status: 'failed', text: textOf(error instanceof ApiError ? error : new ApiError(0, '')) });
    }
  };

  if (state.status === 'done') {
    return (
      <div className={`page-width page-top ${styles.page}`}>
        <h1 ref={heading} tabIndex={-1}>
          You are unsubscribed
        </h1>
        <p className="lead">We have removed your address and will send you no more newsletters.</p>
        <ButtonLink to="/" kind="line">
          Return to Home
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={`page-width page-top ${styles.page}`}>
      <h1 tabIndex={-1}>Stop the newsletter?</h1>
      <p className="lead">Press the button, and {siteName} will send you no more newsletters.</p>
      <p className={styles.error} role="alert">
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

function textOf(error: ApiError): string {
  if (error.status === 404) return UNKNOWN;
  return failureText(error, { failed: UNEXPECTED, exception: UNREACHED });
}
