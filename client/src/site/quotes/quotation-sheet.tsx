import { formatDay } from '@contract/lusaka-day';
import type { TrackedRequest, VisitorQuote } from '@contract/project';
import { quotePath } from '@contract/quote-page';
import { formatWeeks } from '@contract/terms';
import { formatDate } from '@/lib/format-date';
import { usePageMeta } from '@/stores/page-meta';
import { useSettings } from '@/stores/settings-store';
import { useFixedSection } from '@/stores/website-store';
import { Icon } from '@/ui/icon';
import { ScheduleList } from '@/ui/schedule-list';
import { DocumentSheet, Fact, MoreLine } from './document-sheet';
import styles from './document-sheet.module.css';
import { QuoteLines } from './quote-lines';
import { RevisedLine } from './revised-line';
import { HEADINGS, type QuoteFrame } from './step';

interface QuotationSheetProps {
  request: TrackedRequest;
  quote: VisitorQuote;
  frame?: QuoteFrame;
}

export function QuotationSheet({ request, quote, frame = 'page' }: QuotationSheetProps) {
  const { part: Heading } = HEADINGS[frame];
  const settings = useSettings();
  const { scopes, facts, quotation } = useFixedSection('requestForm');
  return (
    <DocumentSheet
      label={['Quotation', quote.number].filter(Boolean).join(' ')}
      from={{ ...settings, tpin: quote.tpin }}
      isReachPrinted
      title={
        <>
          Quotation
          <br />
          {quote.number && (
            <span className="tabular">
              <span className="unbroken">{quote.number}</span>
              {quote.revision > 1 && `, revision ${quote.revision}`}
              <br />
            </span>
          )}
          <time dateTime={quote.sentAt}>{formatDate(quote.sentAt)}</time>
        </>
      }
    >
      <dl className={`stack gap-4 gap-x-6 above-8 ${styles.for}`}>
        <Fact name="Prepared for" isWide>
          {request.name}
          <MoreLine text={request.organisation} />
        </Fact>
        <Fact name="Service">{request.service || 'N/A'}</Fact>
        <Fact name={facts.scope}>{scopes[request.projectScope] ?? 'N/A'}</Fact>
      </dl>
      <QuoteLines terms={quote} heading={quotation.lines} />
      <div className={styles.printed}>
        <RevisedLine quote={quote} />
      </div>
      {quote.schedule.length > 0 && (
        <div className={`above-6 ${styles.part}`}>
          <Heading className="below-4">Payment schedule</Heading>
          <ScheduleList terms={quote} dues={request.payment?.instalments} />
        </div>
      )}
      <dl className={`stack gap-4 gap-x-6 above-8 ${styles.pairs}`}>
        <Fact name={quotation.timeline} className="tabular">
          {formatWeeks(quote.timeEstimate)}
        </Fact>
        <Fact name={quotation.team}>{quote.teamSize}</Fact>
        {quote.validUntil && (
          <Fact name="Valid until" className="tabular">
            {formatDay(quote.validUntil)}
          </Fact>
        )}
      </dl>
      {quote.included.length > 0 && (
        <div className={`above-6 ${styles.part}`}>
          <Heading>Included</Heading>
          <ul className={`stack gap-2 above-2 ${styles.checks}`}>
            {quote.included.map((line) => (
              <li key={line} className="beside gap-3 snug balanced">
                <Icon name="check" className="tick" />
                {line}
              </li>
            ))}
          </ul>
        </div>
      )}
      {quote.notes && (
        <div className={`above-6 ${styles.part}`}>
          <Heading>Notes</Heading>
          <p className="above-1 small easy muted line-breaks" dir="auto">
            {quote.notes}
          </p>
        </div>
      )}
      {quote.status === 'sent' && <Signature requestId={request.requestId} stamp={quotation.stamp} />}
    </DocumentSheet>
  );
}

/** Printed below the quote, not shown on screen: the URL at which the client can answer, and lines for signatures. */
function Signature({ requestId, stamp }: { requestId: string; stamp: string }) {
  const { publicUrl } = usePageMeta();
  return (
    <div className={styles.sign}>
      <p>
        <b>To accept</b>, open {publicUrl + quotePath(requestId)} and select “Accept Quote and Proceed”. Or sign below
        and send us a photo of this page.
      </p>
      <ul className={styles.places}>
        <li>Name and signature</li>
        {stamp && <li>{stamp}</li>}
        <li>Date</li>
      </ul>
    </div>
  );
}
