import { PROJECT_SCOPE_LABELS, type TrackedRequest, type VisitorQuote } from '@contract/project';
import { formatWeeks, totalOf } from '@contract/terms';
import { formatDate } from '@/lib/format-date';
import { BrandMark } from '@/site/layout/brand';
import { useSettings } from '@/stores/settings';
import { ChitengeBand } from '@/ui/chitenge-band';
import { Icon } from '@/ui/icon';
import styles from './quote-paper.module.css';

interface QuotePaperProps {
  request: TrackedRequest;
  quote: VisitorQuote;
}

/** The quotation, as a sheet of paper. */
export function QuotePaper({ request, quote }: QuotePaperProps) {
  const { siteName, address } = useSettings();
  return (
    <article className={styles.paper} aria-label="Quotation">
      <ChitengeBand isThin className={styles.band} />
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
            <time dateTime={quote.sentAt}>{formatDate(quote.sentAt)}</time>
          </p>
        </header>
        <dl className={styles.for}>
          <div>
            <dt>Prepared for</dt>
            <dd dir="auto">{request.name}</dd>
          </div>
          <div>
            <dt>Service</dt>
            <dd>{request.service || 'N/A'}</dd>
          </div>
          <div className={styles.wide}>
            <dt>Scope</dt>
            <dd>{PROJECT_SCOPE_LABELS[request.projectScope] ?? 'N/A'}</dd>
          </div>
        </dl>
        <dl className={`${styles.sums} tabular`}>
          <div className={styles.all}>
            <dt>Total</dt>
            <dd>{totalOf(quote)}</dd>
          </div>
        </dl>
        <dl className={styles.pairs}>
          <div>
            <dt>Timeline</dt>
            <dd className="tabular">{formatWeeks(quote.timeEstimate)}</dd>
          </div>
          <div>
            <dt>Team</dt>
            <dd>{quote.teamSize}</dd>
          </div>
        </dl>
        <div className={styles.part}>
          <h2>Included</h2>
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
            <h2>Notes</h2>
            <p className={styles.notes} dir="auto">
              {quote.notes}
            </p>
          </div>
        )}
      </div>
    </article>
  );
}
