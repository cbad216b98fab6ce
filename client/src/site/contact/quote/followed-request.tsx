import { useEffect, useState } from 'react';
import { QuoteFrame } from '../request/quote-frame';
import { RequestSubmitted } from '../request/request-submitted';
import { type Sender, senderOf } from '../request/sent-requests';
import { ProjectQuote } from './project-quote';
import { UnknownRequest } from './unknown-request';
import { useTrackedRequest } from './use-tracked-request';

interface FollowedRequestProps {
  requestId: string;
  /** It was sent a moment ago: the focus goes to the confirmation. */
  hasJustSent: boolean;
}

/** What became of one request. */
export function FollowedRequest({ requestId, hasJustSent }: FollowedRequestProps) {
  const { tracking, ...following } = useTrackedRequest(requestId);
  const [sender, setSender] = useState<Sender | null>(null);
  // not while rendering: the server has no such storage
  useEffect(() => setSender(senderOf(requestId)), [requestId]);

  if (tracking.status === 'unknown') return <UnknownRequest requestId={requestId} />;
  const tracked = tracking.status === 'ready' ? tracking.tracked : null;
  return (
    <QuoteFrame
      left={
        <RequestSubmitted
          requestId={requestId}
          news={tracking.status === 'ready' ? tracking.newsOf(tracking.tracked) : ''}
          isOwn={sender !== null}
          hasJustSent={hasJustSent}
        />
      }
      right={<ProjectQuote requestId={requestId} tracking={tracking} sender={sender} {...following} />}
      tracked={tracked}
    />
  );
}
