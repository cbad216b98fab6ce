import { useIsThere } from '@/stores/linked-pages';
import { useSection } from '@/stores/website-store';
import { ButtonLink } from '@/ui/button-link';
import { Reveal } from '@/ui/reveal';
import { ServiceTile } from '@/ui/service-tile';
import styles from './offerings.module.css';

export function Offerings() {
  const section = useSection('offerings');
  const isThere = useIsThere(section?.more.to ?? '/');
  if (!section || section.tiles.length === 0) return null;
  const { heading, tiles, more } = section;
  return (
    <section data-section="offerings" className={`${styles.offerings} section`} aria-labelledby="offerings-title">
      <div className="page-width">
        <h2 id="offerings-title">{heading}</h2>
        <ul className={`stack two-768 ${styles.cards}`}>
          {tiles.map(({ icon, title, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two tiles may have the same title
            <li key={index}>
              <Reveal className={styles.card}>
                <ServiceTile icon={icon} className={styles.tile} />
                <h3>{title}</h3>
                <p className="teaser">{text}</p>
              </Reveal>
            </li>
          ))}
        </ul>
        {more.text && isThere && <ButtonLink to={more.to}>{more.text}</ButtonLink>}
      </div>
    </section>
  );
}
