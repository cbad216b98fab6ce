import { ConsentNote } from '@/site/forms/consent-note';
import { NewsletterForm } from '@/site/layout/newsletter-form';
import styles from './letter-block.module.css';

/** The page's own newsletter block. */
export function LetterBlock() {
  return (
    <section className="page-width" aria-labelledby="letter-title">
      <div className={`${styles.block} on-dark`}>
        <div>
          <h2 id="letter-title" className={styles.title}>
            Read the next one first
          </h2>
          <p className={styles.words}>New articles go out by e-mail before they stand here.</p>
        </div>
        <div className={styles.form}>
          <NewsletterForm />
          <ConsentNote form="newsletter" />
        </div>
      </div>
    </section>
  );
}
