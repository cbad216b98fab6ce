import { LINK_OUTCOME, type LinkOutcome } from '@contract/newsletter';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { postOnce } from '@/site/forms/post-once';
import { useRemoteStore } from '@/stores/remote';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import styles from './link-page.module.css';

/** Returns the result of the posted form. The server writes it only into the HTML document. */
export function usePostedOutcome(): LinkOutcome | undefined {
  const posted = useStore(useRemoteStore(), (state) => state.remotes[LINK_OUTCOME]);
  return posted?.status === 'ready' ? (posted.value as LinkOutcome) : undefined;
}

interface AskingProps {
  title: string;
  lead: string;
  submitLabel: string;
  /** Text that says why the last attempt failed. */
  failure?: string;
}

const UNREACHED = 'We could not reach the server. Please check your connection and try again.';

/** Focuses the failure, because screen readers do not announce an alert that the document already contains. */
const focus = (failure: HTMLElement | null) => failure?.focus();

/** Page of an emailed link. Email programs open every link, so the visitor has to select the button. */
export function AskingPage({ title, lead, submitLabel, failure }: AskingProps) {
  const [isOffline, setIsOffline] = useState(false);
  const shown = isOffline ? UNREACHED : failure;
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    const isOnline = navigator.onLine;
    setIsOffline(!isOnline);
    if (isOnline) postOnce(event);
    // The browser's own error page would replace this page.
    else event.preventDefault();
  };
  return (
    <LinkPage title={title} lead={lead}>
      {shown && (
        <p ref={focus} tabIndex={-1} className="pad-3-4 chars-48 on-danger edge-danger" role="alert">
          {shown}
        </p>
      )}
      <form method="post" onSubmit={handleSubmit}>
        <Button type="submit">{submitLabel}</Button>
      </form>
    </LinkPage>
  );
}

interface EndProps {
  title: string;
  text: string;
  children?: ReactNode;
}

export function EndPage({ title, text, children }: EndProps) {
  return (
    <LinkPage title={title} lead={text}>
      {children}
      <ButtonLink to="/" kind="line">
        Return to Home
      </ButtonLink>
    </LinkPage>
  );
}

function LinkPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className={`page-width page-top page-foot stack start gap-6 ${styles.page}`}>
      <h1 tabIndex={-1}>{title}</h1>
      <p className="lead chars-48">{lead}</p>
      {children}
    </div>
  );
}
