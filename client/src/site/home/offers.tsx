import type { ShownSection } from '@contract/website/sections';
import { useSection } from '@/stores/website-store';
import { Reveal } from '@/ui/reveal';
import styles from './offers.module.css';
import { PageLink } from './page-link';
import { RegisterScreen } from './register-screen';

type Section = ShownSection<'offers'>;

interface OfferProps {
  offer: Section['list'];
  more: Section['listMore'];
}

/** Three offers: a list, a sample screen of an app, and steps. Offers without a title are left out. */
export function Offers() {
  const section = useSection('offers');
  if (!section) return null;
  const { heading, list, screen, path } = section;
  if (!list.title && !screen.title && !path.title) return null;
  return (
    <section data-section="offers" className="section" aria-labelledby="offers-title">
      <div className="page-width">
        <h2 id="offers-title" className="chars-18">
          {heading}
        </h2>
        <div className={`stack above-12 ${styles.offers}`}>
          {list.title && (
            <Reveal className={styles.courses}>
              <ListOffer offer={list} more={section.listMore} />
            </Reveal>
          )}
          {screen.title && (
            <Reveal className={styles.school}>
              <ScreenOffer section={section} />
            </Reveal>
          )}
          {path.title && (
            <Reveal className={styles.learning}>
              <PathOffer offer={path} more={section.pathMore} />
            </Reveal>
          )}
        </div>
      </div>
    </section>
  );
}

function ListOffer({ offer: { title, text, parts }, more }: OfferProps) {
  return (
    <article className="holds">
      <h3>{title}</h3>
      <p className="above-3 muted chars-40">{text}</p>
      {parts.length > 0 && (
        <ol className={`below-4 above-6 underlined ${styles.index}`}>
          {parts.map((part) => (
            <li key={part} className="baseline size-lead semibold ruled">
              {part}
            </li>
          ))}
        </ol>
      )}
      <CardLink link={more} />
    </article>
  );
}

function ScreenOffer({ section: { screen, screenMore, register, learners } }: { section: Section }) {
  return (
    <article className="stack full-height holds split-5-6 clips on-tint rounded-card">
      <div className={styles.text}>
        <h3>{screen.title}</h3>
        <p className="above-3 muted chars-40">{screen.text}</p>
        {screen.parts.length > 0 && (
          <ul className="stack gap-2 below-4 above-5 medium">
            {screen.parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        )}
        <CardLink link={screenMore} />
      </div>
      {learners.length > 0 && <RegisterScreen register={register} learners={learners} />}
    </article>
  );
}

function PathOffer({ offer: { title, text, parts }, more }: OfferProps) {
  return (
    <article className={`stack holds gap-8 split-4-8 split-gap-16 ruled ${styles.learningOffer}`}>
      <div>
        <h3>{title}</h3>
        <p className="above-3 below-4 muted chars-40">{text}</p>
        <CardLink link={more} />
      </div>
      {parts.length > 0 && (
        <div className={`holds ${styles.path}`}>
          <svg viewBox="0 0 720 200" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <path
              d="M0 170C50 170 60 150 96 150S220 96 324 96 470 40 552 40s110-24 168-24"
              vectorEffect="non-scaling-stroke"
              fill="none"
              stroke="var(--forest)"
              strokeDasharray="2 9"
              strokeLinecap="round"
              strokeWidth="3"
            />
          </svg>
          <ol className={styles.steps}>
            {parts.map((part) => (
              <li key={part} className="holds size-lead semibold">
                {part}
              </li>
            ))}
          </ol>
        </div>
      )}
    </article>
  );
}

function CardLink({ link: { text, to } }: { link: Section['listMore'] }) {
  if (!text) return null;
  return (
    <PageLink to={to} className="covers-card">
      {text}
    </PageLink>
  );
}
