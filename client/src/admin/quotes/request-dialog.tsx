import type { ProjectRequest } from '@contract/project';
import { fitTogether, requestBeside } from '@contract/request-states';
import { Modal } from 'antd';
import { useCallback, useEffect } from 'react';
import { formatDate } from '@/lib/format-date';
import { PageLink } from '../shared/around/page-link';
import { useToast } from '../shared/feedback/use-toast';
import { catchLostFocus } from '../shared/layout/page-head';
import { Details } from '../shared/records/details';
import { useLast } from '../shared/records/use-last';
import { PersonTimeline } from '../shared/thread/person-timeline';
import { useProjectList } from './project-list';
import { ProjectStatusTag } from './project-status-tag';
import { QuoteDetails } from './quote-details';
import { checkQuote, useQuoteOf } from './quote-store';
import { QUOTE_ADMIN_TEXTS } from './quote-texts';
import { RequestButtons } from './request-buttons';
import { RequestConversation } from './request-conversation';
import styles from './request-dialog.module.css';
import { useRequestFacts } from './request-page/request-facts';
import { useRequestThreads } from './request-thread';

interface RequestDialogProps {
  /** Nothing closes the dialog. */
  request: ProjectRequest | undefined;
  onQuote: (request: ProjectRequest) => void;
  onSend: (request: ProjectRequest) => void;
  onStatus: (request: ProjectRequest) => void;
  onClose: () => void;
}

/** Everything about one request: client, project, description and its quote. */
export function RequestDialog({ request: asked, ...handlers }: RequestDialogProps) {
  const open = asked !== undefined;
  const request = useLast(asked);
  const { known, quote } = useQuoteOf(request?._id);
  const toast = useToast();
  const facts = useRequestFacts(request);
  const check = useCallback(
    (requestId: string) =>
      checkQuote(requestId).catch((error: unknown) => toast.failure(error, QUOTE_ADMIN_TEXTS.checkFailed)),
    [toast],
  );
  // The list may be older than the quote, which was asked for just now: then the request is what goes with that quote.
  const isStale = !!request && !!quote && !fitTogether(request.status, quote.status);
  const status = request && (quote ? requestBeside(quote.status, request.status) : request.status);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer about the quote
  useEffect(() => {
    if (isStale) void useProjectList.getState().refresh();
  }, [quote]);
  const id = request?._id;
  useEffect(() => {
    if (!open || !id) return;
    void check(id);
    void useRequestThreads.getState().load(id);
  }, [open, id, check]);

  return (
    <Modal
      open={open}
      title="Request details"
      width="45rem"
      onCancel={handlers.onClose}
      afterClose={catchLostFocus}
      footer={request && <RequestButtons request={request} known={known} {...handlers} />}
    >
      {request && (
        <div className="stack gap-5">
          <p>
            <PageLink of="request" id={request._id}>
              Open the page of this request
            </PageLink>
          </p>
          <div className={`stack gap-5 gap-x-6 ${styles.facts}`}>
            <section>
              <h2 className="below-2">Client Information</h2>
              <Details pairs={[['Name', request.name], ...facts.reach]} />
            </section>
            <section>
              <h2 className="below-2">Project Information</h2>
              <Details
                pairs={[
                  ...facts.asked,
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
          <RequestConversation requestId={request._id} />
          <QuoteDetails known={known} />
          <PersonTimeline key={request._id} kind="requests" id={request._id} />
        </div>
      )}
    </Modal>
  );
}
