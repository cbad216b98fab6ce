import { ArtPicture } from '@/ui/art-picture';
import { ChitengeBand } from '@/ui/chitenge-band';
import styles from './banner.module.css';

export function Banner() {
  return (
    <section className={styles.banner} aria-labelledby="about-title">
      <div className={styles.words}>
        <h1 id="about-title">About Us</h1>
        <p className={styles.mission}>
          Equipping <span className="tabular">100,000</span> youths by <span className="tabular">2030</span> with Fourth
          Industrial Revolution skills through AI-driven education and software.
        </p>
      </div>
      <ArtPicture
        className={styles.picture}
        src="/art/bridge.svg"
        alt="A train crosses the bridge over the gorge below the falls."
        width={640}
        height={400}
      />
      <ChitengeBand className={styles.hem} isThin />
    </section>
  );
}
