import { Reveal } from '@/ui/reveal';
import { PageLink } from './page-link';
import styles from './purpose.module.css';

/** Mission and vision as one spread: the small page lies over the big one. */
export function Purpose() {
  return (
    <section className={styles.spread} id="learn-more" aria-label="Mission and vision">
      <div className={`${styles.mission} on-dark`}>
        <Reveal className={styles.missionWords}>
          <h2>Our Mission</h2>
          <p className={styles.goal}>
            <span className="tabular">100,000</span> youths by <span className="tabular">2030</span>
          </p>
          <p className="lead">
            We equip them with Fourth Industrial Revolution skills through AI-driven education and software: in class,
            at school and on the phone they already have.
          </p>
        </Reveal>
      </div>
      <div className={styles.vision}>
        <h2>Our Vision</h2>
        <p>A Zambia where a young person in Mongu or Chipata builds what the world uses, and is paid for it at home.</p>
        <PageLink to="/vision">Discover our vision</PageLink>
      </div>
    </section>
  );
}
