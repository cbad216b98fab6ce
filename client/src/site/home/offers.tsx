import { Reveal } from '@/ui/reveal';
import styles from './offers.module.css';
import { PageLink } from './page-link';
import { RegisterScreen } from './register-screen';

/** Three offers in three forms: a list, a screen, a path. */
export function Offers() {
  return (
    <section className="section" aria-labelledby="offers-title">
      <div className="page-width">
        <h2 id="offers-title" className={styles.title}>
          Three ways to learn and teach with us
        </h2>
        <div className={styles.offers}>
          <Reveal className={styles.courses}>
            <CoursesOffer />
          </Reveal>
          <Reveal className={styles.school}>
            <SchoolOffer />
          </Reveal>
          <Reveal className={styles.learning}>
            <LearningOffer />
          </Reveal>
        </div>
      </div>
    </section>
  );
}

function CoursesOffer() {
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

function SchoolOffer() {
  return (
    <article className={styles.offer}>
      <div className={styles.text}>
        <h3>SaaS for Education</h3>
        <p className={styles.schoolWords}>One place for the register, the classroom and the marks.</p>
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

function LearningOffer() {
  return (
    <article className={styles.learningOffer}>
      <div>
        <h3>AI-Driven eLearning</h3>
        <p className={styles.learningWords}>
          A course that finds out what you know, then takes the shortest way from there.
        </p>
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
