import type { Service } from '@contract/services';
import { ServiceTile } from '@/ui/service-tile';
import { EditAndDelete, type EditAndDeleteProps } from '../shared/records/edit-and-delete';
import { DraftTag } from '../texts/draft-tag';
import styles from './service-card.module.css';
import { colourAt } from './service-form';

const MOST_FEATURES = 3;

interface ServiceCardProps extends EditAndDeleteProps<Service> {
  /** Position of the service in the list of all services, from 0. The card's colour depends on it. */
  position: number;
}

export function ServiceCard({ record: service, position, ...acts }: ServiceCardProps) {
  const { title, description, text = description, icon, features, order } = service;
  const more = features.length - MOST_FEATURES;
  return (
    <li
      className="column gap-3 pad-4 breaks lined rounded-card"
      style={{ background: `var(--pastel-${colourAt(position).toLowerCase()})` }}
    >
      <div className="line top gap-3">
        <ServiceTile icon={icon} className={`firm ${styles.icon}`} />
        <div className="shrinks">
          <h2 className="close">{title}</h2>
          <p className="tabular">Order {order}</p>
          <DraftTag kind="services" record={service} />
        </div>
      </div>
      <p className="lines-4">{text}</p>
      {features.length > 0 && (
        <ul className={styles.features}>
          {features.slice(0, MOST_FEATURES).map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
          {more > 0 && <li>and {more} more</li>}
        </ul>
      )}
      {acts.records.canEdit && (
        <div className="row stretch to-foot gap-2">
          <EditAndDelete record={service} {...acts} />
        </div>
      )}
    </li>
  );
}
