import type { TrackedRequest, VisitorQuote } from '@contract/project';
import { formatMoney, formatWeeks } from '@contract/terms';
import { changesOf } from '@contract/terms-changes';
import { REQUEST_FORM_WORDS } from '@contract/website/request-form';
import { formatDate } from '@/lib/format-date';
import { BrandMark } from '@/site/layout/brand';
import { useSettings } from '@/stores/settings';
import { useFixedSection } from '@/stores/website';
import { ChitengeBand } from '@/ui/chitenge-band';
import { Icon } from '@/ui/icon';
import type { Sender } from '../request/sent-requests';
import { LiveNotice } from './live-notice';
import { QuoteDecision } from './quote-decision';
import styles from './quote-document.module.css';
import { QuoteOutcome } from './quote-outcome';
import { outcomeOf } from './quote-progress';
import type { Deciding } from './use-decision';

interface QuoteDocumentProps {
  tracked: TrackedRequest;
  quote: VisitorQuote;
  sender: Sender | null;
  deciding: Deciding;
  /** A decision was made a moment ago in this very place. */
  hasDecided: boolean;
}

/** The quotation, as a sheet of paper. */
export function QuoteDocument({ tracked, quote, sender, deciding, hasDecided }: QuoteDocumentProps) {
  const { siteName, address } = useSettings();
  const { scopes, facts, quotation } = useFixedSection('requestForm', REQUEST_FORM_WORDS);
  const outcome = outcomeOf(quote);
  return (
    <article className={styles.paper} aria-label="Quotation">
      <ChitengeBand isThin />
      <div className={styles.inside}>
        <header className={styles.head}>
          <div className={styles.from}>
            <BrandMark />
            <p>
              <b>{siteName}</b>
              <br />
              {address}
            </p>
          </div>
          <p className={styles.title}>
            Quotation
            <br />
            <time dateTime={quote.createdAt}>{formatDate(quote.createdAt)}</time>
          </p>
        </header>
        <dl className={styles.about}>
          {sender?.name && (
            <div>
              <dt>Prepared for</dt>
              <dd dir="auto">{sender.name}</dd>
            </div>
          )}
          <div>
            <dt>Service</dt>
            <dd>{tracked.service || 'N/A'}</dd>
          </div>
          <div>
            <dt>{facts.scope}</dt>
            <dd>{scopes[tracked.projectScope] ?? 'N/A'}</dd>
          </div>
        </dl>
        <p className={styles.price}>
          <span>Price</span>
          <strong className="tabular">{formatMoney(quote.price, quote.currency)}</strong>
        </p>
        {quote.previous && (
          <p className={styles.revised}>
            Revised on <time dateTime={quote.sentAt}>{formatDate(quote.sentAt)}</time>:{' '}
            {changesOf(quote.previous, quote).join('; ')}
          </p>
        )}
        <dl className={styles.facts}>
          <div>
            <dt>{quotation.timeline}</dt>
            <dd className="tabular">{formatWeeks(quote.timeEstimate)}</dd>
          </div>
          <div>
            <dt>{quotation.team}</dt>
            <dd>{quote.teamSize}</dd>
          </div>
        </dl>
        <div className={styles.part}>
          <h3>Included</h3>
          <ul className={styles.checks}>
            {quote.included.map((line) => (
              <li key={line}>
                <Icon name="check" />
                {line}
              </li>
            ))}
          </ul>
        </div>
        {quote.notes && (
          <div className={styles.part}>
            <h3>Notes</h3>
            <p className={styles.notes} dir="auto">
              {quote.notes}
            </p>
          </div>
        )}
        <LiveNotice {...deciding.notice} />
        {outcome ? (
          <QuoteOutcome outcome={outcome} isFresh={hasDecided} />
        ) : (
          <QuoteDecision knownEmail={sender?.email ?? null} deciding={deciding} />
        )}
      </div>
    </article>
  );
}
