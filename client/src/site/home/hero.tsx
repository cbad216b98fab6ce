import type { ShownSection } from '@contract/website/sections';
import { classNames } from '@/lib/class-names';
import { useAreHidden } from '@/stores/are-hidden';
import { useIsThere } from '@/stores/linked-pages';
import { useSettings } from '@/stores/settings-store';
import { useSection } from '@/stores/website-store';
import { ButtonLink } from '@/ui/button-link';
import { ChitengeBand } from '@/ui/chitenge-band';
import { HiddenTop } from '@/ui/hidden-top';
import { MistLines } from '@/ui/mist-lines';
import { OwnImage } from '@/ui/own-image';
import styles from './hero.module.css';

type Section = ShownSection<'hero'>;

/** Longer headings, in characters, are smaller. Visitors with a laptop then see the buttons without scrolling. */
const LARGE = 70;

export function Hero() {
  const section = useSection('hero');
  const { siteName, siteDescription } = useSettings();
  const isAlone = useAreHidden(['counters', 'purpose', 'offers', 'testimonials']);
  if (!section) return <HiddenTop title={siteName} text={isAlone ? siteDescription : ''} />;
  const { heading, sentence, first, second, picture } = section;
  return (
    <section
      data-section="hero"
      className={classNames(
        'stack holds clips on-mist',
        styles.hero,
        picture === 'none' && styles.plain,
        heading.length > LARGE && styles.long,
      )}
      aria-labelledby="hero-title"
    >
      <MistLines className={styles.mist} />
      <div className={`holds ${styles.text}`}>
        <h1 id="hero-title">{heading}</h1>
        <p className="lead above-5 chars-36">{sentence}</p>
        <p className={`row stretch gap-3 above-8 ${styles.actions}`}>
          <HeroButton link={first} kind="main" />
          <HeroButton link={second} kind="line" />
        </p>
      </div>
      <OwnImage
        {...section}
        className={styles.image}
        sizes="(min-width: 60em) 55vw, 100vw"
        drawn={{
          src: '/art/hero.svg',
          alt: 'A learner works at a laptop. Behind her is a large waterfall.',
          width: 684,
          height: 684,
        }}
      />
      <ChitengeBand className={`holds ${styles.hem}`} />
    </section>
  );
}

function HeroButton({ link: { text, to }, kind }: { link: Section['first']; kind: 'main' | 'line' }) {
  const isThere = useIsThere(to);
  if (!text || !isThere) return null;
  // Adds words for screen readers, because "Learn More" does not say where the link leads.
  const more = to === '/about' && text === 'Learn More';
  return (
    <ButtonLink to={to} kind={kind}>
      {text}
      {more && <span className="visually-hidden"> about us</span>}
    </ButtonLink>
  );
}
