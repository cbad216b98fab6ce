import { SHOWN, TRUNCATE } from '@contract/limits';
import { truncate } from '@/lib/truncate';
import { useFixedSection } from '@/stores/website-store';
import { Link } from '@/ui/link';
import { ServiceTile } from '@/ui/service-tile';
import { wordsOf } from './first-sentence';
import styles from './related-services.module.css';
import { type ShownService, servicePage, useServices } from './use-services';

/** Returns the other services, beginning with the next one in the list, so that pages link to different services. */
export function relatedTo(services: readonly ShownService[], id: string): ShownService[] {
  const position = services.findIndex((service) => service.id === id || service.slug === id);
  return [...services.slice(position + 1), ...services.slice(0, Math.max(position, 0))];
}

export function RelatedServices({ id }: { id: string }) {
  const { services } = useServices();
  const section = useFixedSection('service');
  const related = relatedTo(services, id).slice(0, SHOWN.relatedServices);
  if (related.length === 0) return null;
  return (
    <section data-section="service" className="band ruled" aria-labelledby="related-title">
      <div className="page-width">
        <h2 id="related-title">{section.related}</h2>
        <ul className={`stack two-768 above-8 ${styles.list}`}>
          {related.map((service) => (
            <li key={service.id} className="card beside gap-5">
              <ServiceTile icon={service.icon} />
              <div>
                <h3>
                  <Link to={servicePage(service)} className="title-link covers-card">
                    {service.title}
                  </Link>
                </h3>
                <p className="teaser">{truncate(wordsOf(service), TRUNCATE.related)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
