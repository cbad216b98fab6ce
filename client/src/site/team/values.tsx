import { Reveal } from '@/ui/reveal';
import styles from './values.module.css';

const VALUES = [
  { name: 'Accessibility', text: 'It must work for the learner with the oldest phone and the smallest bundle.' },
  { name: 'Innovation', text: 'We try new tools early, in small steps, and keep the ones that help.' },
  { name: 'Integrity', text: 'We say what a thing costs, what it can do, and what it cannot.' },
  { name: 'Empowerment', text: 'A lesson is over when the learner no longer needs us for it.' },
];

export function Values() {
  return (
    <section className={`${styles.values} section`} aria-labelledby="values-title">
      <div className={`${styles.columns} page-width`}>
        <h2 id="values-title">Our Values</h2>
        <Reveal>
          <dl className={styles.list}>
            {VALUES.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Reveal>
      </div>
    </section>
  );
}
