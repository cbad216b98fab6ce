import type { ProjectRequest } from '@contract/project';
import { isConsistentPair, requestStatusFor } from '@contract/request-states';
import { Button, Modal } from 'antd';
import { useEffect } from 'react';
import { formatDate } from '@/lib/format-date';
import { Unready } from '../shared/feedback/unready';
import { useToast } from '../shared/feedback/use-toast';
import { RecordLink } from '../shared/previous-next/record-link';
import { Details } from '../shared/records/details';
import { useLast } from '../shared/records/use-last';
import { PersonTimeline } from '../shared/thread/person-timeline';
import { useCan } from '../shared/use-can';
import { useProjectList } from './project-list';
import { ProjectStatusTag } from './project-status-tag';
import { QUOTE_ADMIN_TEXTS } from './quote-admin-texts';
import { checkQuote, type QuoteRead, useQuoteOf } from './quote-store';
import { RequestConversation } from './request-conversation';
import { QuotationDetails } from './request-page/quotation-details';
import { useRequestFacts } from './request-page/request-facts';
import { useRequestThreads } from './request-thread';
import { isAnswered } from './status-effect';

interface RequestDialogProps {
  request: ProjectRequest | undefined;
  onQuote: (request: ProjectRequest) => void;
  onSend: (request: ProjectRequest) => void;
  onStatus: (request: ProjectRequest) => void;
  onClose: () => void;
}

export function RequestDialog({ request: asked, ...handlers }: RequestDialogProps) {
  const open = asked !== undefined;
  const request = useLast(asked);
  const { known, quote } = useQuoteOf(request?._id);
  const toast = useToast();
  const facts = useRequestFacts(request);
  // The list may have been loaded before the quote, so the status is derived from the quote.
  const isStale = !!request && !!quote && !isConsistentPair(request.status, quote.status);
  const status = request && (quote ? requestStatusFor(quote.status, request.status) : request.status);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each loaded quote
  useEffect(() => {
    if (isStale) void useProjectList.getState().refresh();
  }, [quote]);
  const id = request?._id;
  useEffect(() => {
    if (!open || !id) return;
    checkQuote(id).catch((error: unknown) => toast.failure(error, QUOTE_ADMIN_TEXTS.checkFailed));
    void useRequestThreads.getState().load(id);
  }, [open, id, toast]);

  return (
    <Modal
      open={open}
      title="Request details"
      width="45rem"
      onCancel={handlers.onClose}
      footer={request && <RequestButtons request={request} known={known} {...handlers} />}
    >
      {request && (
        <div className="stack gap-5">
          <p>
            <RecordLink of="request" id={request._id}>
              Open request page
            </RecordLink>
          </p>
          <div className="stack two-768 gap-5 gap-x-6">
            <section>
              <h2 className="below-2">Client Information</h2>
              <Details pairs={[['Name', request.name], ...facts.reach]} />
            </section>
            <section>
              <h2 className="below-2">Project Information</h2>
              <Details
                pairs={[
                  ...facts.requested,
                  ['Status', <ProjectStatusTag key="status" status={status ?? request.status} />],
                  ['Date', formatDate(request.createdAt)],
                ]}
              />
            </section>
          </div>
          <section>
            <h2 className="below-2">Description</h2>
            <p className="pad-4 quoted" dir="auto">
              {request.description}
            </p>
          </section>
          <section className="panel pad-4">
            <h2 className="below-2">Quote Details</h2>
            <Unready known={known} rows={3} failed={QUOTE_ADMIN_TEXTS.checkFailed} />
            {quote && <QuotationDetails quote={quote} />}
            {known.status === 'ready' && !quote && <p>No quote has been written yet.</p>}
          </section>
          <RequestConversation requestId={request._id} />
          <PersonTimeline key={request._id} kind="requests" id={request._id} />
        </div>
      )}
    </Modal>
  );
}

interface RequestButtonsProps extends Omit<RequestDialogProps, 'request'> {
  request: ProjectRequest;
  known: QuoteRead;
}

function RequestButtons({ request, known, ...handlers }: RequestButtonsProps) {
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
