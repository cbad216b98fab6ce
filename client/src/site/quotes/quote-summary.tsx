import { formatDay, lusakaDay } from '@contract/lusaka-day';
import { totalOf } from '@contract/terms';
import { classNames } from '@/lib/class-names';
import { usePageMeta } from '@/stores/page-meta';
import { AskLink } from './ask-link';
import { QuoteHeading } from './quote-heading';
import styles from './quote-summary.module.css';
import { RevisedLine } from './revised-line';
import type { StepProps } from './step';
import { StepLink } from './step-link';

export function QuoteSummary(props: StepProps) {
  const { request, quote, state, frame } = props;
  const { service, name } = request;
  return (
    <section aria-label="Quote summary">
      <QuoteHeading request={request} state={state} frame={frame} />
      <p className={`above-1 muted tiny snug ${styles.for}`}>
        {service}, for <span dir="auto">{name}</span>
      </p>
      <p className={`above-5 bold tabular ${styles.total}`} data-arrival tabIndex={-1}>
        {totalOf(quote)}
      </p>
      <p className="above-2 muted small snug">
        {quote.vatPercent === 0 ? 'Total' : `Total, including ${quote.vatPercent}% VAT`}
      </p>
      {quote.validUntil && <ValidUntil day={quote.validUntil} />}
      <RevisedLine quote={quote} />
      <div className={classNames('row gap-2 above-5', styles.answers, frame === 'page' && styles.atThumb)}>
        <StepLink {...props} step="accept" className={styles.accept}>
          Accept <span className={styles.wide}>Quote and Proceed</span>
        </StepLink>
        <AskLink kind="line" frame={frame} request={request}>
          Ask <span className={styles.wide}>a question</span>
        </AskLink>
        <StepLink {...props} step="decline" kind="quiet">
          Decline
        </StepLink>
      </div>
    </section>
  );
}

const DAY_MS = 86_400_000;

function ValidUntil({ day }: { day: string }) {
  const { now } = usePageMeta();
  const left = (Date.parse(day) - Date.parse(lusakaDay(new Date(now)))) / DAY_MS;
  return (
    <dl className={`row baseline spread gap-x-4 above-5 ${styles.until}`}>
      <dt className="small">Valid until</dt>
      <dd className="bold tabular to-right">
        <time dateTime={day}>{formatDay(day)}</time>
        {left >= 0 && (
          <small className="block tiny muted regular">
            {left === 0 ? 'today' : left === 1 ? 'tomorrow' : `${left} days from today`}
          </small>
        )}
      </dd>
    </dl>
  );
}
