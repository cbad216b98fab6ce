import { withDays } from '@contract/answer-time';
import type { TrackedRequest } from '@contract/project';
import { classNames } from '@/lib/class-names';
import { type StepState, stepStates } from '@/site/quotes/state/process-steps';
import { useSettings } from '@/stores/settings-store';
import { useSection } from '@/stores/website-store';
import { Icon } from '@/ui/icon';
import styles from './process-path.module.css';

const STRETCHES = ['M26 26C150 26 180 86 311 86', 'M311 86C442 86 480 26 596 26', 'M596 26C720 26 750 86 881 86'];

const SPOKEN: Record<StepState, string> = { done: ' (done)', now: '', next: '' };

export function ProcessPath({ tracked }: { tracked: TrackedRequest | null }) {
  const states = stepStates(tracked);
  const settings = useSettings();
  const section = useSection('process');
  if (!section) return null;
  const { heading, submit, review, quote, accept } = section;
  return (
    <section data-section="process" className={`section ${styles.short}`} aria-labelledby="process-title">
      <div className="page-width">
        <h2 id="process-title" className={`chars-18 ${styles.title}`}>
          {heading}
        </h2>
        <div className={`holds ${styles.path}`}>
          <svg viewBox="0 0 1140 120" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            {STRETCHES.map((stretch, from) => (
              <path
                key={stretch}
                className={states[from] === 'done' ? styles.walked : styles.ahead}
                d={stretch}
                fill="none"
                strokeWidth="3"
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </svg>
          <ol className={styles.steps}>
            {[submit, review, quote, accept].map(({ title, text }, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have the same text
                key={index}
                className={classNames('holds beside gap-5', styles[states[index] ?? ''])}
                aria-current={states[index] === 'now' ? 'step' : undefined}
              >
                <span className={`centred holds muted bold tabular ${styles.dot}`} aria-hidden="true">
                  {states[index] === 'done' ? <Icon name="check" /> : index + 1}
                </span>
                <div>
                  <h3 className="above-1">
                    {title}
                    <span className="visually-hidden">{SPOKEN[states[index] ?? 'next']}</span>
                  </h3>
                  <p className="above-1 easy muted">{withDays(text, settings)}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
