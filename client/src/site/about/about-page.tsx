import { classNames } from '@/lib/class-names';
import type { PageHead } from '@/lib/page-head';
import { prefersReducedMotion } from '@/lib/reduced-motion';
import { useScrolledPast } from '@/lib/use-scrolled-past';
import { useAreHidden } from '@/stores/are-hidden';
import { useSettings } from '@/stores/settings-store';
import { useSection } from '@/stores/website-store';
import { ChitengeBand } from '@/ui/chitenge-band';
import { HiddenTop } from '@/ui/hidden-top';
import { Icon } from '@/ui/icon';
import { OwnImage } from '@/ui/own-image';
import styles from './about-page.module.css';
import { Beliefs } from './beliefs';
import { Offerings } from './offerings';

const SHOWN_AFTER_PX = 300;

export const head = (): PageHead => ({});

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
  const section = useSection('about');
  const { siteName, siteDescription } = useSettings();
  const isAlone = useAreHidden(['offerings']);
  if (!section) return <HiddenTop title={siteName} text={isAlone ? siteDescription : ''} />;
  return (
    <section
      data-section="about"
      className={classNames('stack on-mist clips', styles.banner, section.picture === 'none' && styles.plain)}
      aria-labelledby="about-title"
    >
      <div className={styles.text}>
        <h1 id="about-title">{section.heading}</h1>
        {section.sentence && <p className={`above-5 size-h3 medium tabular ${styles.mission}`}>{section.sentence}</p>}
      </div>
      <OwnImage
        {...section}
        className={styles.image}
        sizes="(min-width: 60em) 60vw, 100vw"
        drawn={{
          src: '/art/bridge.svg',
          alt: 'A train crosses a bridge below a large waterfall.',
          width: 640,
          height: 400,
        }}
      />
      <ChitengeBand className={styles.hem} isThin />
    </section>
  );
}

function ScrollToTop() {
  const isShown = useScrolledPast(SHOWN_AFTER_PX);

  const goUp = () => {
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    // The button disappears, so the focus moves to the main part.
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  };

  if (!isShown) return null;
  return (
    <button type="button" className={`centred rounded ${styles.button}`} aria-label="Scroll to top" onClick={goUp}>
      <Icon name="arrow-up" size={24} />
    </button>
  );
}
