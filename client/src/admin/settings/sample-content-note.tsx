import { Link } from 'react-router-dom';
import cards from '../shared/layout/page-card.module.css';
import styles from './settings-page.module.css';

/** Contract, section 4 "built-in team and testimonials". */
export function SampleContentNote() {
  return (
    <section aria-labelledby="sample-content" className={cards.card}>
      <h2 id="sample-content" className={styles.heading}>
        Sample content to replace
      </h2>
      <p>
        The nine team members that came with the site and the testimonials on the home page are samples, not real
        people. Put your own people under <Link to="/admin/team">Team</Link>; the testimonials are part of the software,
        so ask whoever looks after it to change them before the site goes live.
      </p>
    </section>
  );
}
