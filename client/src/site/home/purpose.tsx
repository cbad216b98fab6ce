import { useSection } from '@/stores/website-store';
import { Reveal } from '@/ui/reveal';
import { PageLink } from './page-link';
import styles from './purpose.module.css';

export function Purpose() {
  const words = useSection('purpose');
  if (!words) return null;
  const { mission, vision, more } = words;
  return (
    <section
      data-section="purpose"
      className={`stack ${styles.spread}`}
      id="learn-more"
      aria-label="Mission and vision"
    >
      <div className={`${styles.mission} on-dark`}>
        <Reveal className={styles.missionWords}>
          <h2>{mission.heading}</h2>
          {mission.goal && <p className={`${styles.goal} tabular`}>{mission.goal}</p>}
          <p className="lead">{mission.text}</p>
        </Reveal>
      </div>
      <div className={styles.vision}>
        <h2>{vision.heading}</h2>
        <p>{vision.text}</p>
        {more.text && <PageLink to={more.to}>{more.text}</PageLink>}
      </div>
    </section>
  );
}
