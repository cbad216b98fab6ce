import { NavLink } from 'react-router-dom';
import styles from './newsletter.module.css';

/** The two screens of the newsletter. */
export function NewsletterTabs() {
  return (
    <nav aria-label="Newsletter" className={`row stretch gap-x-6 below-4 ${styles.tabs}`}>
      <NavLink to="/admin/newsletter" end>
        Subscribers
      </NavLink>
      <NavLink to="/admin/newsletter/issues">Issues</NavLink>
    </nav>
  );
}
