import { useEffect, useRef, useState } from 'react';
import { FollowedRequest } from './quote/followed-request';
import styles from './quote-tab.module.css';
import { QuoteForm } from './request/quote-form';
import { QuoteFrame } from './request/quote-frame';

const LINES = ['Price', 'Timeline', 'Team'];

interface QuoteTabProps {
  /** Request that the address follows, or empty. */
  requestId: string;
  /** Id or slug of the service that the address asks for, or empty. */
  service: string;
  onSubmitted: (requestId: string) => void;
}

/** Request a Quote: the form until a request is sent, then what became of it. */
export function QuoteTab({ requestId, service, onSubmitted }: QuoteTabProps) {
  const [sentId, setSentId] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const followed = useRef(requestId);
  useEffect(() => {
    // back from a request to an empty form: the link that was pressed is gone
    if (followed.current && !requestId) heading.current?.focus();
    followed.current = requestId;
  }, [requestId]);

  const handleSubmitted = (id: string) => {
    setSentId(id);
    onSubmitted(id);
  };
  if (requestId) {
    return <FollowedRequest key={requestId} requestId={requestId} hasJustSent={requestId === sentId} />;
  }
  return (
    <QuoteFrame
      isFormWide
      left={
        <>
          <h2 ref={heading} tabIndex={-1}>
            Tell us about your project
          </h2>
          <QuoteForm service={service} onSubmitted={handleSubmitted} />
        </>
      }
      right={<BlankQuote />}
      tracked={null}
    />
  );
}

/** The panel before a request is sent: the sheet that will be filled in. */
function BlankQuote() {
  return (
    <div className={styles.sheet}>
      <p>Submit your project request to receive a quote. It will stand here, and we will mail you its link.</p>
      <div className={styles.lines} aria-hidden="true">
        {LINES.map((line) => (
          <p key={line}>
            {line}
            <span />
          </p>
        ))}
      </div>
    </div>
  );
}
