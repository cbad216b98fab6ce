import { Reveal } from '@/ui/reveal';
import { CoursesOffer } from './courses-offer';
import { LearningOffer } from './learning-offer';
import styles from './offers.module.css';
import { SchoolOffer } from './school-offer';

/** Three offers in three forms: a list, a screen, a path. */
export function Offers() {
  return (
    <section className="section" aria-labelledby="offers-title">
      <div className="page-width">
        <h2 id="offers-title" className={styles.title}>
          Three ways to learn and teach with us
        </h2>
        <div className={styles.offers}>
          <Reveal className={styles.courses}>
            <CoursesOffer />
          </Reveal>
          <Reveal className={styles.school}>
            <SchoolOffer />
          </Reveal>
          <Reveal className={styles.learning}>
            <LearningOffer />
          </Reveal>
        </div>
      </div>
    </section>
  );
}
