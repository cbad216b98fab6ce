import { PageLink } from './page-link';
import { RegisterScreen } from './register-screen';
import styles from './school-offer.module.css';

export function SchoolOffer() {
  return (
    <article className={styles.offer}>
      <div className={styles.text}>
        <h3>SaaS for Education</h3>
        <p className={styles.words}>One place for the register, the classroom and the marks.</p>
        <ul className={styles.parts}>
          <li>School Management Systems</li>
          <li>Virtual Classroom Solutions</li>
          <li>Assessment and Progress Tracking</li>
        </ul>
        <PageLink to="/saas-solutions">Discover our solutions</PageLink>
      </div>
      <RegisterScreen />
    </article>
  );
}
