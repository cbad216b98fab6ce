import { MoreLink } from '@/ui/more-link';
import styles from './courses-offer.module.css';

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
      <MoreLink to="/courses">Explore courses</MoreLink>
    </article>
  );
}
