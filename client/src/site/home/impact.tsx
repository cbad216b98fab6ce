import { classNames } from '@/lib/class-names';
import { useSection } from '@/stores/website-store';
import { Counter } from '@/ui/counter';
import { MoreLink } from '@/ui/more-link';
import styles from './impact.module.css';

const STEP_MS = 200;
/** Maximum number of characters of a counter at full size in the first column, which is wide. */
const MAX_LARGE = 5;
/** Maximum number of characters of a counter in the narrower second and third column. */
const MAX_NARROW = 3;

interface Counted {
  number: number;
  suffix: string;
}

const lengthOf = ({ number, suffix }: Counted): number => `${number}${suffix}`.length;

/** True if there are three counters that fit into three columns. Only the first column is wide. */
const fitsThree = ([first, ...others]: Counted[]): boolean =>
  first !== undefined &&
  others.length === 2 &&
  lengthOf(first) <= MAX_LARGE &&
  others.every((one) => lengthOf(one) <= MAX_NARROW);

export function Impact() {
  const section = useSection('counters');
  const isPurposeShown = useSection('purpose') !== null;
  if (!section || section.counters.length === 0) return null;
  const { heading, sentence, more, counters } = section;
  return (
    <section data-section="counters" className="section" aria-labelledby="impact-title">
      <div className={`stack gap-12 ${styles.columns} page-width`}>
        <div>
          <h2 id="impact-title">{heading}</h2>
          {sentence && <p className="above-4 below-3 muted chars-36">{sentence}</p>}
          {more && isPurposeShown && (
            <MoreLink to="#learn-more" direction="down">
              {more}
            </MoreLink>
          )}
        </div>
        <dl className={classNames('stack gap-10', styles.counts, !fitsThree(counters) && styles.any)}>
          {counters.map(({ title, text, ...counted }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two counters may have the same text
            <div key={index}>
              <dt>
                {title}
                {text && <p>{text}</p>}
              </dt>
              <dd className={classNames(styles.number, 'tabular', lengthOf(counted) > MAX_LARGE && styles.long)}>
                <Counter target={counted.number} delayMs={index * STEP_MS} />
                <span className="regular forest">{counted.suffix}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
