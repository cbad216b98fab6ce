import { ButtonLink } from '@/ui/button-link';
import styles from './get-in-touch.module.css';

/** The last word of the services screens. */
export function GetInTouch() {
  return (
    <section className={`${styles.band} band`} aria-labelledby="touch-title">
      <div className={`page-width ${styles.columns}`}>
        <div>
          <h2 id="touch-title">Tell us what you need built</h2>
          <p className="lead">A few lines are enough. We answer within 1-2 business days.</p>
        </div>
        <ButtonLink to="/contact" className={styles.button}>
          Get in Touch
        </ButtonLink>
      </div>
    </section>
  );
}
