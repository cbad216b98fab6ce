import { ButtonLink } from '@/ui/button-link';
import styles from './join-us.module.css';

/** The button leads to the contact form with its subject filled in. */
const OPEN_POSITIONS = '/contact?subject=Open+Positions';

export function JoinUs() {
  return (
    <section className={`${styles.band} band`} aria-labelledby="join-title">
      <div className={`${styles.columns} page-width`}>
        <div>
          <h2 id="join-title">Join Our Team</h2>
          <p className="lead">
            We look for people who explain well and finish what they start. Write to us and say what you would like to
            build or teach.
          </p>
        </div>
        <ButtonLink to={OPEN_POSITIONS}>View Open Positions</ButtonLink>
      </div>
    </section>
  );
}
