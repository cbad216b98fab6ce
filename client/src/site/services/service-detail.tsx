import { useFixedSection } from '@/stores/website-store';
import { ButtonLink } from '@/ui/button-link';
import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';
import { MoreLink } from '@/ui/more-link';
import { ServiceTile } from '@/ui/service-tile';
import { Skeleton } from '@/ui/skeleton';
import { WrittenText } from '@/ui/written-text';
import { firstSentence, wordsOf } from './first-sentence';
import styles from './service-detail.module.css';
import { quotePage, type ShownService } from './use-services';

export function ServiceDetail({ service }: { service: ShownService }) {
  const { title, description, blocks, icon, features } = service;
  const section = useFixedSection('service');
  return (
    <article data-section="service">
      <header className={`on-mist ${styles.hero}`}>
        <div className={`page-width stack gap-8 split-end ${styles.heroColumns}`}>
          <div>
            <MoreLink to="/services" direction="left">
              {section.back}
            </MoreLink>
            <h1 tabIndex={-1} dir="auto">
              {title}
            </h1>
            <p className="lead chars-48">{firstSentence(wordsOf(service))}</p>
          </div>
          <ServiceTile icon={icon} className={styles.tile} />
        </div>
      </header>
      <div className={`page-width stack top gap-10 split-7-4 split-gap-20 ${styles.columns}`}>
        <div className="stack gap-12">
          <section aria-labelledby="overview-title">
            <h2 id="overview-title" className="size-h3 below-5">
              {section.overview}
            </h2>
            <WrittenText content={description} blocks={blocks} under={2} />
          </section>
          {features.length > 0 && (
            <section aria-labelledby="features-title">
              <h2 id="features-title" className="size-h3 below-5">
                {section.features}
              </h2>
              <ul className="stack two-600 gap-4 gap-x-8">
                {[...new Set(features)].map((feature) => (
                  <li key={feature} className="beside gap-3 snug">
                    <Icon name="check" className="tick" />
                    {feature}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <aside className={`row on-white ruled ${styles.ask}`} aria-label="Ask for this service">
          {section.ask.text && <p className={styles.askText}>{section.ask.text}</p>}
          <ButtonLink to="/contact">{section.ask.contact}</ButtonLink>
          <Link to={quotePage(service)} className="touch semibold">
            {section.ask.quote}
          </Link>
        </aside>
      </div>
    </article>
  );
}

export function ServiceSkeleton() {
  return (
    <div className="tall">
      <div className={`on-mist ${styles.hero}`}>
        <div className={`page-width stack gap-8 split-end ${styles.heroColumns}`}>
          <div>
            <p role="status" className="chars-48">
              Loading service details...
            </p>
            <Skeleton shape="title" />
            <Skeleton shape="line" />
          </div>
          <div className={styles.tile}>
            <Skeleton shape="square" />
          </div>
        </div>
      </div>
    </div>
  );
}
