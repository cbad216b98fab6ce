import styles from './courses-offer.module.css';
import { PageLink } from './page-link';

export function CoursesOffer() {
  return (
    <article>
      <h3>4IR Skills Courses</h3>
      <p className={styles.words}>Taught in small classes, with real projects from the second week.</p>
      <ol className={styles.index}>
        <li>AI and Machine Learning</li>
        <li>Data Science and Analytics</li>
        <li>Robotics and Automation</li>
      </ol>
      <PageLink to="/courses">Explore courses</PageLink>
    </article>
  );
}
