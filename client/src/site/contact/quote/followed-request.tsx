import { useEffect, useState } from 'react';
import { announcementOf, isOver } from '@/site/quotes/state/quote-progress';
import { type Sender, senderOf } from '@/site/quotes/state/sent-requests';
import { UnknownRequest } from '@/site/quotes/unknown-request';
import { useQuoteRequest } from '@/site/quotes/use-quote-request';
import { useFixedSection } from '@/stores/website-store';
import { Link } from '@/ui/link';
import { QuoteFrame } from '../request/quote-frame';
import { RequestSubmitted } from '../request/request-submitted';
import styles from '../request/request-submitted.module.css';
import { ProjectQuote } from './project-quote';

interface FollowedRequestProps {
  requestId: string;
  /** True right after this browser sent the request. The confirmation then gets the focus. */
  hasJustSent: boolean;
}

export function FollowedRequest({ requestId, hasJustSent }: FollowedRequestProps) {
  const { request, isUnknown, ask, learn } = useQuoteRequest(requestId);
  const { submitted } = useFixedSection('requestForm');
  const [sender, setSender] = useState<Sender | null>(null);
  // Reads the sender in an effect, because the server has no browser storage.
  useEffect(() => setSender(senderOf(requestId)), [requestId]);

  if (isUnknown) return <UnknownId requestId={requestId} />;
  const tracked = request.status === 'ready' ? request.value : null;
  return (
    <QuoteFrame
      left={
        <RequestSubmitted
          requestId={requestId}
          news={tracked ? announcementOf(tracked, submitted) : ''}
          isOver={tracked !== null && isOver(tracked)}
          isOwn={sender !== null}
          hasJustSent={hasJustSent}
        />
      }
      right={<ProjectQuote remote={request} sender={sender} ask={ask} learn={learn} />}
      tracked={tracked}
    />
  );
}

function UnknownId({ requestId }: { requestId: string }) {
  return (
    <QuoteFrame
      left={
        <div className={styles.submitted} role="status">
          <UnknownRequest heading="h2" />
          <dl className={`below-4 above-6 rounded ${styles.id}`}>
            <dt className="muted small">Request ID in the link</dt>
            <dd>{requestId}</dd>
          </dl>
          <p>
            <Link to="/contact?tab=quote">Back to the quote form</Link>
          </p>
        </div>
      }
      right={<p>There is no quote for this Request ID.</p>}
      tracked={null}
    />
  );
}
