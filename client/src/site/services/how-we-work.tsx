import { useSection } from '@/stores/website-store';
import styles from './how-we-work.module.css';

export function HowWeWork() {
  const section = useSection('howWeWork');
  if (!section || section.steps.length === 0) return null;
  return (
    <section data-section="howWeWork" className={`section on-dark ${styles.band}`} aria-labelledby="how-title">
      <div className="page-width stack gap-10 split-4-8 split-gap-16">
        <h2 id="how-title">{section.heading}</h2>
        <ol className={styles.steps}>
          {section.steps.map(({ title, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have the same title
            <li key={index} className="beside gap-4">
              <span className={`bold tabular ${styles.number}`} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{title}</h3>
                {text && <p className="above-1 muted chars-44">{text}</p>}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
