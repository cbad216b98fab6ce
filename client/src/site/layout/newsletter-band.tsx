import { ARCHIVE_PATH } from '@contract/read-paths';
import { ConsentNote } from '@/site/forms/consent-note';
import { useIsThere } from '@/stores/linked-pages';
import { useSection } from '@/stores/website-store';
import { Link } from '@/ui/link';
import styles from './newsletter-band.module.css';
import { NewsletterForm } from './newsletter-form';

export function NewsletterBand() {
  const section = useSection('newsletter');
  const hasArchive = useIsThere(ARCHIVE_PATH);
  if (!section) return null;
  return (
    <section
      data-section="newsletter"
      id="newsletter"
      className={`${styles.band} on-dark`}
      aria-labelledby="newsletter-title"
    >
      <div className={`page-width stack middle gap-8 split-gap-16 ${styles.columns}`}>
        <h2 id="newsletter-title">{section.heading}</h2>
        <div className="stack gap-2">
          <NewsletterForm hint={section.hint} />
          <ConsentNote form="newsletter" />
          {hasArchive && (
            <p className="small">
              <Link to={ARCHIVE_PATH}>Read past newsletters</Link>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
