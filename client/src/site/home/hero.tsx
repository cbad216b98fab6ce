import { ArtPicture } from '@/ui/art-picture';
import { ButtonLink } from '@/ui/button-link';
import { ChitengeBand } from '@/ui/chitenge-band';
import { MistLines } from '@/ui/mist-lines';
import styles from './hero.module.css';

export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <MistLines className={styles.mist} />
      <div className={styles.words}>
        <h1 id="hero-title">Empowering Youth with Fourth Industrial Revolution Skills</h1>
        <p className={`${styles.lead} lead`}>
          Courses, school software and AI-driven eLearning, made in Lusaka for phones, tablets and slow connections.
        </p>
        <p className={styles.actions}>
          <ButtonLink to="/services">Our Services</ButtonLink>
          <ButtonLink to="/about" kind="line">
            Learn More<span className="visually-hidden"> about us</span>
          </ButtonLink>
        </p>
      </div>
      {/* A file of its own: drawn by React it would be fetched twice, in the page and in the script. */}
      <ArtPicture
        className={styles.picture}
        src="/art/hero.svg"
        alt="A learner works at a laptop; behind her the falls come down from the plateau."
        width={684}
        height={684}
      />
      <ChitengeBand className={styles.hem} />
    </section>
  );
}
