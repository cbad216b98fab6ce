import styles from './how-we-work.module.css';

const STEPS = [
  { title: 'Discovery', text: 'We listen first: your goals, your users, your budget and your deadline.' },
  { title: 'Strategy', text: 'You get a plan in plain words, with scope, price and dates.' },
  { title: 'Implementation', text: 'We build in short steps and show you the work every week.' },
  { title: 'Results & Refinement', text: 'We measure what changed, mend what is weak and hand over.' },
];

export function HowWeWork() {
  return (
    <section className={`section on-dark ${styles.band}`} aria-labelledby="how-title">
      <div className={`page-width ${styles.columns}`}>
        <h2 id="how-title">How We Work</h2>
        <ol className={styles.steps}>
          {STEPS.map(({ title, text }, index) => (
            <li key={title}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
