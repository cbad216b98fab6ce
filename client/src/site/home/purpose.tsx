import { useSection } from '@/stores/website-store';
import { Reveal } from '@/ui/reveal';
import { PageLink } from './page-link';
import styles from './purpose.module.css';

export function Purpose() {
  const section = useSection('purpose');
  if (!section) return null;
  const { mission, vision, more } = section;
  return (
    <section
      data-section="purpose"
      className={`stack ${styles.spread}`}
      id="learn-more"
      aria-label="Mission and vision"
    >
      <div className={`${styles.mission} on-dark`}>
        <Reveal className={styles.missionWords}>
          <h2 className="size-lead">{mission.heading}</h2>
          {mission.goal && <p className={`bold tabular balanced ${styles.goal}`}>{mission.goal}</p>}
          <p className="lead">{mission.text}</p>
        </Reveal>
      </div>
      <div className={`on-copper ${styles.vision}`}>
        <h2 className="size-lead">{vision.heading}</h2>
        <p className="size-h3 close medium">{vision.text}</p>
        {more.text && <PageLink to={more.to}>{more.text}</PageLink>}
      </div>
    </section>
  );
}
