import { SERVICES_PATH } from '@contract/read-paths';
import { listRead, WEBSITE_READ } from '@contract/rendering';
import { SITE_PAGES } from '@contract/site-pages';
import type { HeadContext, PageHead } from '@/lib/page-head';
import { isEmpty } from '@/stores/visitor-list';
import { isOwn, useFixedSection, useSection } from '@/stores/website-store';
import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';
import { RetryNote } from '@/ui/retry-note';
import { ServiceTile } from '@/ui/service-tile';
import { Skeleton } from '@/ui/skeleton';
import { wordsOf } from './first-sentence';
import { GetInTouch } from './get-in-touch';
import { HowWeWork } from './how-we-work';
import styles from './services-page.module.css';
import { type ShownService, servicePage, useServices } from './use-services';

const PLACES = [1, 2, 3, 4, 5, 6];

export const head = ({ read }: HeadContext): PageHead => ({
  isHidden: isOwn(read(WEBSITE_READ)) && isEmpty(read(listRead(SERVICES_PATH))),
});

export function Page() {
  const { isLoading, services, retry } = useServices();
  const isNone = !isLoading && !retry && services.length === 0;
  const section = useSection('servicesTop');
  return (
    <>
      <section data-section="servicesTop" className={`on-mist ${styles.top}`}>
        <div className={`page-width stack gap-4 ${styles.intro}`}>
          <h1 tabIndex={-1}>{section?.heading ?? SITE_PAGES.services.title}</h1>
          {section?.sentence && <p className="lead">{section.sentence}</p>}
        </div>
      </section>
      <section className="page-width" aria-label="All services">
        {retry && (
          <div className="pad-top-6">
            <RetryNote
              text={`We could not load the current list.${services.length > 0 ? ' These are our usual services.' : ''}`}
              onRetry={retry}
            />
          </div>
        )}
        {isLoading && <ServicesSkeleton />}
        {isNone && (
          <p className="pad-top-6 below-8">
            No services available. <Link to="/contact">Tell us what you need.</Link>
          </p>
        )}
        {services.length > 0 && (
          <ul data-section="service" className={`stack ${styles.list}`}>
            {services.map((service) => (
              <ServiceEntry key={service.id} service={service} />
            ))}
          </ul>
        )}
      </section>
      <HowWeWork />
      <GetInTouch />
    </>
  );
}

function ServicesSkeleton() {
  return (
    <>
      <p role="status" className="pad-top-6 muted">
        Loading services...
      </p>
      <ul className={`stack ${styles.list}`} aria-hidden="true">
        {PLACES.map((place) => (
          <li key={place} className={`beside gap-5 underlined ${styles.entry}`}>
            <Skeleton shape="square" />
            <div>
              <Skeleton shape="title" />
              <Skeleton shape="line" />
              <Skeleton shape="half-line" />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function ServiceEntry({ service }: { service: ShownService }) {
  const { more } = useFixedSection('service');
  return (
    <li className={`card beside gap-5 underlined ${styles.entry}`}>
      <ServiceTile icon={service.icon} className={styles.tile} />
      <div>
        <h2 className="size-h3">{service.title}</h2>
        <p className={`teaser line-breaks ${styles.text}`}>{wordsOf(service).trim()}</p>
        <Link to={servicePage(service)} className={`touch gap-2 above-1 small semibold ${styles.more} covers-card`}>
          {more}
          <span className="visually-hidden"> about {service.title}</span> <Icon name="arrow-right" />
        </Link>
      </div>
    </li>
  );
}
