import styles from './learning-offer.module.css';
import { PageLink } from './page-link';

export function LearningOffer() {
  return (
    <article className={styles.offer}>
      <div>
        <h3>AI-Driven eLearning</h3>
        <p className={styles.words}>A course that finds out what you know, then takes the shortest way from there.</p>
        <PageLink to="/ai-learning">Experience AI learning</PageLink>
      </div>
      <div className={styles.path}>
        <svg viewBox="0 0 720 200" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path
            d="M0 170C50 170 60 150 96 150S220 96 324 96 470 40 552 40s110-24 168-24"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <ol className={styles.steps}>
          <li>Personalized Learning Paths</li>
          <li>Adaptive Assessment Technology</li>
          <li>Interactive STEM Content</li>
        </ol>
      </div>
    </article>
  );
}
