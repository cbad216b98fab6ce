import type { ProjectRequest } from '@contract/project';
import { Button } from 'antd';
import { useCan } from '../shared/use-can';
import type { KnownQuote } from './quote-store';
import { isAnswered } from './status-effect';

interface RequestButtonsProps {
  request: ProjectRequest;
  known: KnownQuote;
  onQuote: (request: ProjectRequest) => void;
  onSend: (request: ProjectRequest) => void;
  onStatus: (request: ProjectRequest) => void;
  onClose: () => void;
}

/** What can be done with a request; nothing about a quote until it is known whether there is one. */
export function RequestButtons({ request, known, ...handlers }: RequestButtonsProps) {
  const can = useCan();
  const quote = known.status === 'ready' ? known.value : null;
  const hasNone = known.status === 'ready' && !quote;
  return (
    <div className="row stretch shared gap-3 end">
      <Button onClick={handlers.onClose}>Close</Button>
      {can.edit && (
        <>
          <Button onClick={() => handlers.onStatus(request)}>Update Status</Button>
          {quote && <Button onClick={() => handlers.onQuote(request)}>Edit Quote</Button>}
          {quote && (
            <Button type="primary" disabled={isAnswered(quote)} onClick={() => handlers.onSend(request)}>
              Send Quote Email
            </Button>
          )}
          {hasNone && (
            <Button type="primary" onClick={() => handlers.onQuote(request)}>
              Create Quote
            </Button>
          )}
        </>
      )}
    </div>
  );
}
