import { ConsentNote } from '@/site/forms/consent-note';
import styles from './newsletter-band.module.css';
import { NewsletterForm } from './newsletter-form';

/** The dark band above the footer. */
export function NewsletterBand() {
  return (
    <section id="newsletter" className={`${styles.band} on-dark`} aria-labelledby="newsletter-title">
      <div className={`${styles.columns} page-width`}>
        <h2 id="newsletter-title">New courses and articles, by e-mail</h2>
        <div className={styles.form}>
          <NewsletterForm />
          <ConsentNote form="newsletter" />
        </div>
      </div>
    </section>
  );
}
