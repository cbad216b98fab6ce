import { type QuoteTerms, totalOf } from '@contract/terms';
import { changesOf } from '@contract/terms-changes';
import { Icon } from '@/ui/icon';
import { HEADINGS, type StepProps } from './step';
import step from './step.module.css';
import styles from './two-prices.module.css';

export function TwoPrices({ seen, quote, frame }: Pick<StepProps, 'quote' | 'frame'> & { seen: QuoteTerms }) {
  const { part: Title } = HEADINGS[frame];
  const hasNewPrice = totalOf(seen) !== totalOf(quote);
  const changes = changesOf(seen, quote).slice(hasNewPrice ? 1 : 0);
  return (
    <>
      <Title className={step.title} tabIndex={-1} data-arrival>
        {hasNewPrice
          ? 'The price has changed since you opened this page.'
          : 'This quote has changed since you opened this page.'}
      </Title>
      <p className="above-3 easy chars-60">
        You have not accepted anything yet.
        {changes.length > 0 && ` ${hasNewPrice ? 'Also' : 'New'}: ${changes.join('; ')}.`}
      </p>
      {hasNewPrice && (
        <dl className={`stack bottom gap-3 above-4 tabular ruled-both ${styles.prices}`}>
          <div>
            <dt className="tiny muted">Before</dt>
            <dd>
              <del className="muted medium">{totalOf(seen)}</del>
            </dd>
          </div>
          <Icon name="arrow-right" />
          <div>
            <dt className="tiny muted">Now</dt>
            <dd>{totalOf(quote)}</dd>
          </div>
        </dl>
      )}
    </>
  );
}
