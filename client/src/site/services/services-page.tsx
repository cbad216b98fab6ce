import type { PageHead } from '@/lib/page-head';
import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';
import { RetryNote } from '@/ui/retry-note';
import { ServiceTile } from '@/ui/service-tile';
import { Skeleton } from '@/ui/skeleton';
import { firstParagraph } from './first-sentence';
import { GetInTouch } from './get-in-touch';
import { HowWeWork } from './how-we-work';
import { servicePage } from './service-paths';
import styles from './services-page.module.css';
import { type ShownService, useServices } from './use-services';

const PLACES = [1, 2, 3, 4, 5, 6];

export const head = (): PageHead => ({
  description: 'Web and mobile apps, software for schools and shops, marketing and content, made in Zambia.',
});

export function Page() {
  const { isLoading, services, retry } = useServices();
  return (
    <>
      <section className={styles.top}>
        <div className={`page-width ${styles.intro}`}>
          <h1 tabIndex={-1}>Services</h1>
          <p className="lead">The people who teach software here also build it. Put them to work for you.</p>
        </div>
      </section>
      <section className="page-width" aria-label="All services">
        {retry && (
          <div className={styles.note}>
            <RetryNote text="The list could not be loaded; these are our usual services." onRetry={retry} />
          </div>
        )}
        {isLoading ? (
          <ServicesSkeleton />
        ) : (
          <ul className={styles.list}>
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

/** Keeps the room of six services. */
function ServicesSkeleton() {
  return (
    <>
      <p role="status" className={styles.loading}>
        Loading services...
      </p>
      <ul className={styles.list} aria-hidden="true">
        {PLACES.map((place) => (
          <li key={place} className={styles.entry}>
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

/** A service in the list: tile, rule, text; the whole entry leads to its page. */
function ServiceEntry({ service }: { service: ShownService }) {
  return (
    <li className={styles.entry}>
      <ServiceTile icon={service.icon} className={styles.tile} />
      <div className={styles.text}>
        <h2>{service.title}</h2>
        <p>{firstParagraph(service.description)}</p>
        <Link to={servicePage(service)} className={`${styles.more} covers-card`}>
          Learn More<span className="visually-hidden"> about {service.title}</span> <Icon name="arrow-right" />
        </Link>
      </div>
    </li>
  );
}
