import type { TrackedRequest } from '@contract/project';
import type { Sender } from './own-requests';
import { QuoteDocument } from './quote-document';
import { RequestReceived } from './request-received';

export interface RequestPanelProps {
  requestId: string;
  tracked: TrackedRequest;
  sender: Sender | null;
  /** Asks the server again. */
  ask: () => Promise<void>;
}

/** The quotation, or that the request was received. */
export function RequestPanel({ requestId, tracked, sender, ask }: RequestPanelProps) {
  if (!tracked.quote) return <RequestReceived tracked={tracked} />;
  return <QuoteDocument requestId={requestId} tracked={tracked} quote={tracked.quote} sender={sender} ask={ask} />;
}
