import type { HeadContext, PageHead } from '@/lib/page-head';
import { prefersReducedMotion } from '@/lib/reduced-motion';
import { useScrolledPast } from '@/lib/use-scrolled-past';
import { ArtPicture } from '@/ui/art-picture';
import { ChitengeBand } from '@/ui/chitenge-band';
import { Icon } from '@/ui/icon';
import styles from './about-page.module.css';
import { Beliefs } from './beliefs';
import { Offerings } from './offerings';

/** Scroll-to-top threshold. */
const SHOWN_AFTER_PX = 300;

export function head({ settings }: HeadContext): PageHead {
  return {
    description: `Who ${settings.siteName} is, what we want to reach by 2030, and what we build for others.`,
  };
}

export function Page() {
  return (
    <>
      <Banner />
      <Beliefs />
      <Offerings />
      <ScrollToTop />
    </>
  );
}

function Banner() {
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

function ScrollToTop() {
  const isShown = useScrolledPast(SHOWN_AFTER_PX);

  const goUp = () => {
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    // The button is about to go: the focus goes where the eye goes.
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  };

  if (!isShown) return null;
  return (
    <button type="button" className={styles.button} aria-label="Scroll to top" onClick={goUp}>
      <Icon name="arrow-up" size={24} />
    </button>
  );
}
