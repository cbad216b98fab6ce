import { CONSENT_TEXTS, type ConsentForm, PRIVACY_LINK } from '@contract/privacy';
import { Link } from '@/ui/link';
import styles from './consent-note.module.css';

/** What sending a form agrees to, in the words that the server keeps with the record. Stands with each form of the site. */
export function ConsentNote({ form }: { form: ConsentForm }) {
  return (
    <p className={styles.note}>
      {CONSENT_TEXTS[form]} <Link to={PRIVACY_LINK.path}>{PRIVACY_LINK.text}</Link>
    </p>
  );
}
