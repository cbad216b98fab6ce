import type { TrackedRequest } from '@contract/project';
import { Icon } from '@/ui/icon';
import styles from './process-path.module.css';
import { PROCESS_STEPS, type StepState, stepStates } from './process-steps';

/** The stretch of path that leads from each step to the one after it. */
const STRETCHES = ['M26 26C150 26 180 86 311 86', 'M311 86C442 86 480 26 596 26', 'M596 26C720 26 750 86 881 86'];

const SPOKEN: Record<StepState, string> = { done: ' (done)', now: '', next: '' };

/** The four steps on a drawn path, with the place where the visitor stands. */
export function ProcessPath({ tracked }: { tracked: TrackedRequest | null }) {
  const states = stepStates(tracked);
  return (
    <section className="section" aria-labelledby="process-title">
      <div className="page-width">
        <h2 id="process-title" className={styles.title}>
          How Our Quote Process Works
        </h2>
        <div className={styles.path}>
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
            {PROCESS_STEPS.map(({ title, text }, index) => (
              <li
                key={title}
                className={styles[states[index]]}
                aria-current={states[index] === 'now' ? 'step' : undefined}
              >
                <span className={styles.dot} aria-hidden="true">
                  {states[index] === 'done' ? <Icon name="check" /> : index + 1}
                </span>
                <div>
                  <h3>
                    {title}
                    <span className="visually-hidden">{SPOKEN[states[index]]}</span>
                  </h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
