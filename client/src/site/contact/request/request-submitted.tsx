import { useEffect, useRef } from 'react';
import { useHydrated } from '@/lib/use-hydrated';
import { useFixedSection } from '@/stores/website-store';
import { Link } from '@/ui/link';
import styles from './request-submitted.module.css';

interface RequestSubmittedProps {
  requestId: string;
  /** Text about the state of the request. Empty until the state has loaded. */
  news: string;
  isOver: boolean;
  isOwn: boolean;
  hasJustSent: boolean;
}

/** Says "submitted" only of an open request that certainly exists. The URL may contain any id. */
export function RequestSubmitted({ requestId, news, isOver, isOwn, hasJustSent }: RequestSubmittedProps) {
  const { submitted } = useFixedSection('requestForm');
  const heading = useRef<HTMLHeadingElement>(null);
  // The server renders the same document for every request. The id therefore appears only after hydration.
  const isHydrated = useHydrated();
  const isKnown = !isOver && (isOwn || hasJustSent || news !== '');
  useEffect(() => {
    if (hasJustSent) heading.current?.focus();
  }, [hasJustSent]);
  return (
    <div className={styles.submitted} data-followed>
      {isKnown && (
        <svg className={`below-5 ${styles.seal}`} viewBox="0 0 72 72" aria-hidden="true" focusable="false">
          <path fill="var(--forest)" d="M36 0l36 36-36 36L0 36z" />
          <path stroke="var(--white)" d="M22 36l10 10 18-20" fill="none" strokeWidth="5" />
        </svg>
      )}
      <h2 ref={heading} tabIndex={-1}>
        {isKnown ? 'Request Submitted!' : 'Your request'}
      </h2>
      <p role="status">{news || (isKnown ? submitted : 'Loading your request...')}</p>
      <dl className={`below-4 above-6 rounded ${styles.id}`}>
        <dt className="muted small">Request ID</dt>
        <dd>{isHydrated ? requestId : '…'}</dd>
      </dl>
      <p className={`small easy muted ${styles.quiet}`}>
        <span className={styles.way}>To come back, bookmark this page or use the link in any of our emails. </span>
        <Link to="/contact?tab=quote">Send another request</Link>
      </p>
    </div>
  );
}
