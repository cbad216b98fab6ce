import { type ProjectRequestWithThread, QUOTE_POLL_SECONDS, type Quote } from '@contract/project';
import { quotePath } from '@contract/quote-page';
import { requestStatusFor } from '@contract/request-states';
import { Button } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { projectRequests } from '@/api/project-requests.api';
import { quotes } from '@/api/quotes.api';
import { usePolling } from '@/lib/use-polling';
import { Unready } from '../../shared/feedback/unready';
import { isBuffered } from '../../shared/forms/form-buffer';
import { PageHead } from '../../shared/layout/page-head';
import { useAddress } from '../../shared/lists/use-address';
import { PreviousNext } from '../../shared/previous-next/previous-next';
import type { ListAround } from '../../shared/previous-next/use-neighbours';
import { NotHere } from '../../shared/records/not-here';
import { refreshSilently } from '../../shared/refresh-silently';
import { PersonTimeline } from '../../shared/thread/person-timeline';
import { useCan } from '../../shared/use-can';
import { ProjectStatusTag } from '../project-status-tag';
import { QUOTE_ADMIN_TEXTS } from '../quote-admin-texts';
import { useQuoteOf, useQuotes } from '../quote-store';
import { RequestConversation } from '../request-conversation';
import { REQUEST_CHOICES, REQUEST_FILTER, type RequestListFilter } from '../request-filter';
import { RequestStatusDialog } from '../request-status-dialog';
import { useRequestThread, useRequestThreads } from '../request-thread';
import { isAnswered } from '../status-effect';
import { focusCard } from './card';
import { NextSteps } from './next-steps';
import { PaymentsCard } from './payments-card';
import { QuotationCard } from './quotation-card';
import { RequestCard } from './request-card';
import styles from './request-page.module.css';
import { StepsCard } from './steps-card';
import { draftNameOf } from './use-quotation';

const listAround: ListAround<RequestListFilter> = async (query, signal) => {
  const { projectRequests: items, pagination } = await projectRequests.list(query, signal);
  return { items, total: pagination.total };
};

export function RequestPage({ id }: { id: string }) {
  const known = useRequestThread(id);
  const ask = useCallback(
    () =>
      Promise.all([
        refreshSilently(useRequestThreads, projectRequests.read, id),
        refreshSilently(useQuotes, quotes.readOf, id),
      ]),
    [id],
  );
  usePolling(ask, QUOTE_POLL_SECONDS, false);
  const [filter] = useAddress(REQUEST_FILTER, REQUEST_CHOICES);
  return (
    <>
      <PreviousNext of="request" list="Quotes" id={id} filter={filter} read={listAround} />
      <Head request={known.status === 'ready' ? known.value : undefined} />
      <Unready
        known={known}
        rows={12}
        failed={QUOTE_ADMIN_TEXTS.openFailed}
        missing={<NotHere text={QUOTE_ADMIN_TEXTS.unknown} id={id} />}
        className="panel pad-4 shrinks"
      />
      {known.status === 'ready' && <Parts request={known.value} />}
    </>
  );
}

/** Renders the same heading element before and after loading, so that it keeps the focus. */
function Head({ request }: { request: ProjectRequestWithThread | undefined }) {
  const { quote } = useQuoteOf(request?._id);
  const [isDeciding, setIsDeciding] = useState(false);
  const can = useCan();
  if (!request) {
    return <PageHead title="Request" />;
  }
  const status = quote ? requestStatusFor(quote.status, request.status) : request.status;
  return (
    <>
      <PageHead
        title={request.name}
        line={
          <span className="row gap-1 gap-x-2">
            {request.serviceId?.title || 'N/A'}
            {quote?.number && <span className="unbroken">{quote.number}</span>}
            <ProjectStatusTag status={status} />
          </span>
        }
        action={
          <div className="row gap-2">
            <Button href={quotePath(request._id)} target="_blank" rel="noreferrer">
              View as client
            </Button>
            {can.edit && <Button onClick={() => setIsDeciding(true)}>Update Status</Button>}
          </div>
        }
      />
      <RequestStatusDialog open={isDeciding} request={{ ...request, status }} onClose={() => setIsDeciding(false)} />
    </>
  );
}

type Part = 'talk' | 'quotation';
const PARTS: readonly [Part, string][] = [
  ['quotation', 'Quote'],
  ['talk', 'Request and conversation'],
];

function Parts({ request }: { request: ProjectRequestWithThread }) {
  const { known, quote } = useQuoteOf(request._id);
  const [chosen, setChosen] = useState<Part>();
  const { isStanding, revise, cancel } = useRevising(request._id, quote);
  const [isRecording, setIsRecording] = useState(false);
  const can = useCan();
  const answer = () => {
    setChosen('talk');
    requestAnimationFrame(() => focusCard('conversation'));
  };
  const isWaiting = quote !== null && isStanding && !isAnswered(quote) && can.edit;
  // A phone shows one part at a time. At first this is the quote, or the conversation if there is no quote.
  const shown = chosen ?? (known.status === 'ready' && !quote ? 'talk' : 'quotation');
  return (
    <>
      <fieldset aria-label="Parts of the request" className={`line stretch below-4 rounded ${styles.parts}`}>
        {PARTS.map(([part, name]) => (
          <button
            className="touch-high grows semibold rounded"
            key={part}
            type="button"
            aria-pressed={part === shown}
            onClick={() => setChosen(part)}
          >
            {name}
            {part === 'talk' && request.thread.length > 0 && ` ${request.thread.length}`}
          </button>
        ))}
      </fieldset>
      <div className={`stack top gap-4 ${styles.both}`} data-shown={shown}>
        <div className="stack packed gap-4 shrinks">
          {isWaiting && (
            <div data-part="quotation">
              <NextSteps
                request={request}
                quote={quote}
                onAnswer={answer}
                onRecordPayment={() => setIsRecording(true)}
              />
            </div>
          )}
          <div data-part="talk">
            <RequestCard request={request} hasLink={!isWaiting} />
          </div>
          <div data-part="talk" className="panel pad-4 shrinks">
            <RequestConversation requestId={request._id} />
            <PersonTimeline kind="requests" id={request._id} />
          </div>
        </div>
        <div data-part="quotation" className="stack packed gap-4 shrinks">
          <PaymentsCard requestId={request._id} isRecording={isRecording} onRecording={setIsRecording} />
          <StepsCard request={request} />
          <QuotationCard request={request} onRevise={isStanding ? revise : undefined} onCancel={cancel} />
        </div>
      </div>
    </>
  );
}

/** The editor of a sent quote opens on demand, or if unsaved changes are stored on this device. */
function useRevising(requestId: string, quote: Quote | null) {
  const [choice, setChoice] = useState<{ revision?: number; isRevising: boolean }>();
  const isPressed = useRef(false);
  const revision = quote?.revision;
  const isChosen = choice !== undefined && choice.revision === revision;
  // With unsaved changes on this device, the editor stays open even if a colleague has sent another revision meanwhile.
  if (!isChosen && isBuffered(draftNameOf(requestId))) setChoice({ revision, isRevising: true });
  const isSent = quote !== null && quote.status !== 'draft';
  const isStanding = isSent && !(isChosen && choice.isRevising);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each change between the two
  useEffect(() => {
    if (isPressed.current) focusCard('quotation');
    isPressed.current = false;
  }, [isStanding]);
  const choose = (isRevising: boolean) => () => {
    isPressed.current = true;
    setChoice({ revision, isRevising });
  };
  return { isStanding, revise: choose(true), cancel: isSent ? choose(false) : undefined };
}
