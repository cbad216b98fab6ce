import { type ConsentForm, PRIVACY_PATH } from '@contract/privacy';
import { useFixedSection } from '@/stores/website-store';
import { Link } from '@/ui/link';
import styles from './consent-note.module.css';

/** What sending a form agrees to, in the words that the server keeps with the record. Stands with each form of the site. */
export function ConsentNote({ form }: { form: ConsentForm }) {
  const words = useFixedSection('consent');
  return (
    <p data-section="consent" className={`tiny easy muted measured balanced ${styles.note}`}>
      {words[form]} <Link to={PRIVACY_PATH}>{words.link}</Link>
    </p>
  );
}
