import { useSettings } from '@/stores/settings';
import { MoreLink } from '@/ui/more-link';
import { Reveal } from '@/ui/reveal';
import styles from './beliefs.module.css';

/** Mission, vision and the organisation: three rows of a ledger, a short word left and the long one right. */
export function Beliefs() {
  const { siteName } = useSettings();
  return (
    <div className={`${styles.rows} section page-width`}>
      <Reveal className={styles.row}>
        <h2>Mission</h2>
        <p className={styles.statement}>
          To equip 100,000 youths by 2030 with Fourth Industrial Revolution skills through AI-driven education and
          software.
        </p>
      </Reveal>
      <Reveal className={styles.row}>
        <h2>Vision</h2>
        <p className={styles.statement}>
          A Zambia where a young person in Mongu or Chipata builds what the world uses, and is paid for it at home.
        </p>
      </Reveal>
      <Reveal className={styles.row}>
        <h2>Organizational Overview</h2>
        <div className={styles.overview}>
          <p>
            {siteName} is two things under one roof. It is a school where young people learn to work with data, software
            and machines, in class and on the phone they already have. And it is a workshop that builds websites, apps
            and school software for organisations that need them to work.
          </p>
          <p>
            The two halves need each other. What the workshop learns from clients becomes next term's lessons; who
            finishes a course well finds the first paid work next door.
          </p>
          <MoreLink to="/team">Meet our team</MoreLink>
        </div>
      </Reveal>
    </div>
  );
}
