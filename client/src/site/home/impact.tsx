import { Counter } from '@/ui/counter';
import { MoreLink } from '@/ui/more-link';
import styles from './impact.module.css';

const COUNTS = [
  {
    target: 200,
    delayMs: 0,
    title: 'Youths Empowered',
    text: 'Young talents equipped with digital skills and opportunities',
  },
  {
    target: 10,
    delayMs: 200,
    title: 'Strategic Partners',
    text: 'Collaborating with industry leaders and organizations',
  },
  {
    target: 8,
    delayMs: 400,
    title: 'Services Offered',
    text: 'Comprehensive digital solutions and training programs',
  },
];

export function Impact() {
  return (
    <section className="section" aria-labelledby="impact-title">
      <div className={`${styles.columns} page-width`}>
        <div className={styles.words}>
          <h2 id="impact-title">Our Impact</h2>
          <p>Small numbers, each one a name we know. They grow with every class that opens.</p>
          <MoreLink to="#learn-more" direction="down">
            Learn More About Our Growth
          </MoreLink>
        </div>
        <dl className={styles.counts}>
          {COUNTS.map(({ target, delayMs, title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd className={`${styles.number} tabular`}>
                <Counter target={target} delayMs={delayMs} />
                <span className={styles.plus}>+</span>
              </dd>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
