import { type ConsentForm, PRIVACY_PATH } from '@contract/privacy';
import { useFixedSection } from '@/stores/website-store';
import { Link } from '@/ui/link';
import styles from './consent-note.module.css';

/** Consent text of a form. The server stores the same text with the record. */
export function ConsentNote({ form }: { form: ConsentForm }) {
  const section = useFixedSection('consent');
  return (
    <p data-section="consent" className={`tiny easy muted measured balanced ${styles.note}`}>
      {section[form]} <Link to={PRIVACY_PATH}>{section.link}</Link>
    </p>
  );
}
