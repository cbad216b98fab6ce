import { formatDay } from '@contract/lusaka-day';
import type { TrackedRequest, VisitorQuote } from '@contract/project';
import { quotePath } from '@contract/quote-page';
import { formatWeeks } from '@contract/terms';
import { formatDate } from '@/lib/format-date';
import { BrandMark } from '@/site/layout/brand';
import { usePageMeta } from '@/stores/page-meta';
import { useSettings } from '@/stores/settings-store';
import { useFixedSection } from '@/stores/website-store';
import { ChitengeBand } from '@/ui/chitenge-band';
import { EmailText } from '@/ui/email-text';
import { Icon } from '@/ui/icon';
import { ScheduleList } from '@/ui/schedule-list';
import { QuoteLines } from './quote-lines';
import styles from './quote-paper.module.css';
import { RevisedLine } from './revised-line';
import { HEADINGS, type QuoteFrame } from './step';

interface QuotePaperProps {
  request: TrackedRequest;
  quote: VisitorQuote;
  frame?: QuoteFrame;
}

export function QuotePaper({ request, quote, frame = 'page' }: QuotePaperProps) {
  const { part: Heading } = HEADINGS[frame];
  const { siteName, address, contactPhone, contactEmail } = useSettings();
  const { scopes, facts, quotation } = useFixedSection('requestForm');
  const name = ['Quotation', quote.number].filter(Boolean).join(' ');
  return (
    <article className={`on-white ruled-both shadow ${styles.paper}`} aria-label={name}>
      <ChitengeBand isThin className={styles.band} />
      <div className={styles.inside}>
        <header className="row stretch spread gap-4 small snug">
          <div className={`line gap-3 shrinks ${styles.from}`}>
            <BrandMark />
            <p>
              <b>{siteName}</b>
              <br />
              {address}
              <span className={styles.reach}>
                <br />
                {contactPhone}
                <br />
                <EmailText email={contactEmail} />
              </span>
              {quote.tpin && (
                <>
                  <br />
                  TPIN {quote.tpin}
                </>
              )}
            </p>
          </div>
          <p className={`muted ${styles.title}`}>
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
          </p>
        </header>
        <dl className={`stack gap-4 gap-x-6 above-8 ${styles.for}`}>
          <div className="across">
            <dt>Prepared for</dt>
            <dd dir="auto">
              {request.name}
              {request.organisation && (
                <>
                  <br />
                  {request.organisation}
                </>
              )}
            </dd>
          </div>
          <div>
            <dt>Service</dt>
            <dd>{request.service || 'N/A'}</dd>
          </div>
          <div>
            <dt>{facts.scope}</dt>
            <dd>{scopes[request.projectScope] ?? 'N/A'}</dd>
          </div>
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
          <div>
            <dt>{quotation.timeline}</dt>
            <dd className="tabular">{formatWeeks(quote.timeEstimate)}</dd>
          </div>
          <div>
            <dt>{quotation.team}</dt>
            <dd>{quote.teamSize}</dd>
          </div>
          {quote.validUntil && (
            <div>
              <dt>Valid until</dt>
              <dd className="tabular">{formatDay(quote.validUntil)}</dd>
            </div>
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
      </div>
    </article>
  );
}

/**
 * Part that is printed below the quote, but not shown on screen. It contains the URL at which the client can answer,
 * and lines for signatures.
 */
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
