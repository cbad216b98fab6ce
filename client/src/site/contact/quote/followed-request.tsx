import { FIND_PATH } from '@contract/contact-tab';
import { REQUEST_FORM_WORDS } from '@contract/website/request-form';
import { useEffect, useState } from 'react';
import { type Sender, senderOf } from '@/site/quotes/state/sent-requests';
import { useFixedSection } from '@/stores/website';
import { Link } from '@/ui/link';
import { QuoteFrame } from '../request/quote-frame';
import { RequestSubmitted } from '../request/request-submitted';
import styles from '../request/request-submitted.module.css';
import { ProjectQuote } from './project-quote';
import { useTrackedRequest } from './use-tracked-request';

interface FollowedRequestProps {
  requestId: string;
  /** It was sent a moment ago: the focus goes to the confirmation. */
  hasJustSent: boolean;
}

/** What became of one request. */
export function FollowedRequest({ requestId, hasJustSent }: FollowedRequestProps) {
  const { tracking, isUnknown, ...following } = useTrackedRequest(requestId);
  const { submitted } = useFixedSection('requestForm', REQUEST_FORM_WORDS);
  const [sender, setSender] = useState<Sender | null>(null);
  // not while rendering: the server has no such storage
  useEffect(() => setSender(senderOf(requestId)), [requestId]);

  if (isUnknown) return <UnknownRequest requestId={requestId} />;
  const known = tracking.status === 'ready' ? tracking.value : null;
  return (
    <QuoteFrame
      left={
        <RequestSubmitted
          requestId={requestId}
          news={known ? known.newsOf(known.tracked, submitted) : ''}
          isOwn={sender !== null}
          hasJustSent={hasJustSent}
        />
      }
      right={<ProjectQuote tracking={tracking} sender={sender} {...following} />}
      tracked={known?.tracked ?? null}
    />
  );
}

/** An address with an id that is not ours: half a link from a mail, most often. */
function UnknownRequest({ requestId }: { requestId: string }) {
  return (
    <QuoteFrame
      left={
        <div className={styles.submitted} role="status">
          <h2>We do not know this request</h2>
          <p>Please open the whole link from our email: a part of it may be missing.</p>
          <dl className={styles.id}>
            <dt>Request ID in the address</dt>
            <dd>{requestId}</dd>
          </dl>
          <p>
            <Link to={FIND_PATH}>Find your request</Link>
          </p>
          <p>
            <Link to="/contact?tab=quote">Back to the quote form</Link>
          </p>
        </div>
      }
      right={<p>There is no quote at this address.</p>}
      tracked={null}
    />
  );
}
