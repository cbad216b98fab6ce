import type { PageHead } from '@/lib/page-head';
import { RetryNote } from '@/ui/retry-note';
import { GetInTouch } from './get-in-touch';
import { HowWeWork } from './how-we-work';
import { ServiceEntry } from './service-entry';
import styles from './services-page.module.css';
import { ServicesSkeleton } from './services-skeleton';
import { useServices } from './use-services';

export const head = (): PageHead => ({
  title: 'Services',
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
