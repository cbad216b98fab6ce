import { VISITOR_PROJECT_CALLS } from '@contract/calls/project.calls';
import type { VisitorQuote } from '@contract/project';
import { quotePath } from '@contract/quote-page';
import { useEffect, useRef, useState } from 'react';
import { caller } from '@/api/caller';
import { ApiError } from '@/api/http';
import { dropDrafts } from '@/lib/stored-form';
import { QUOTE_STATES, stateOf } from '@/site/quotes/state/quote-state';
import { senderKey, storedRequestIds, storeRequestIds } from '@/site/quotes/state/sent-requests';
import { Link } from '@/ui/link';
import styles from './known-requests.module.css';
import { PhoneSheet } from './phone-sheet';

const readQuote = caller(VISITOR_PROJECT_CALLS.read);

const MOST_SHOWN = 3;

/** Lists requests that were sent from this browser, which stores only their ids. The server knows the rest. */
export function SentRequests() {
  const [ids, setIds] = useState(storedRequestIds);
  const heading = useRef<HTMLHeadingElement>(null);

  const drop = (removedIds: string[]) => {
    removedIds.forEach(forgetRequest);
    setIds(storedRequestIds());
  };
  const handleForget = (removedIds: string[]) => {
    drop(removedIds);
    heading.current?.focus();
  };
  const row = (id: string) => (
    <SentRequest key={id} id={id} onForget={() => handleForget([id])} onUnknown={() => drop([id])} />
  );
  const first = ids.length > MOST_SHOWN ? MOST_SHOWN - 1 : MOST_SHOWN;
  if (ids.length === 0) return <PhoneSheet heading={heading} />;
  return (
    <PhoneSheet heading={heading} onForgetAll={ids.length > 1 ? () => handleForget(ids) : undefined}>
      <ul className="stack">{ids.slice(0, first).map(row)}</ul>
      {ids.length > first && (
        <details className={styles.older}>
          <summary className="line semibold">Show {ids.length - first} older requests</summary>
          <ul className="stack">{ids.slice(first).map(row)}</ul>
        </details>
      )}
    </PhoneSheet>
  );
}

interface SentRequestProps {
  id: string;
  onForget: () => void;
  /** Called if the server no longer knows the request. */
  onUnknown: () => void;
}

function SentRequest({ id, onForget, onUnknown }: SentRequestProps) {
  const quote = useQuote(id, onUnknown);
  const [what, number] = quote?.number ? ['Quote', quote.number] : ['Request', `…${id.slice(-6)}`];
  return (
    <li className={`line wraps stretch underlined ${styles.row}`}>
      <Link className="stack grows" to={quotePath(id)}>
        <b className="tabular">
          {what} <span className="unbroken">{number}</span>
        </b>
        <span className="muted small">{quote === undefined ? '\u00a0' : quote ? labelOf(quote) : 'No quote yet'}</span>
      </Link>
      <button type="button" className="text-button muted small" onClick={onForget}>
        Remove from this list<span className="visually-hidden">{` ${what} ${number}`}</span>
      </button>
    </li>
  );
}

const labelOf = (quote: VisitorQuote) => QUOTE_STATES[stateOf({ status: 'quoted', quote }, false)].label;

/** Returns the quote of a request: `undefined` while it loads, `null` if the request has none. */
function useQuote(id: string, onUnknown: () => void): VisitorQuote | null | undefined {
  const [quote, setQuote] = useState<VisitorQuote | null>();
  const unknown = useRef(onUnknown);
  useEffect(() => {
    const asking = new AbortController();
    readQuote(id, {}, asking.signal).then(setQuote, (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) unknown.current();
    });
    return () => asking.abort();
  }, [id]);
  return quote;
}

/** Removes all data of a request from this browser: its id, its sender and its drafts. */
function forgetRequest(requestId: string): void {
  dropDrafts((name) => name.endsWith(requestId));
  try {
    sessionStorage.removeItem(senderKey(requestId));
    storeRequestIds(storedRequestIds().filter((id) => id !== requestId));
  } catch {
    // Without storage, there is nothing to remove.
  }
}
