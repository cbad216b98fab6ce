import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';
import { ServiceTile } from '@/ui/service-tile';
import styles from './service-entry.module.css';
import { servicePage } from './service-paths';
import { firstParagraph } from './service-words';
import type { ShownService } from './use-services';

/** A service in the list: tile, rule, text; the whole entry leads to its page. */
export function ServiceEntry({ service }: { service: ShownService }) {
  return (
    <li className={styles.entry}>
      <ServiceTile icon={service.icon} className={styles.tile} />
      <div className={styles.text}>
        <h2>{service.title}</h2>
        <p>{firstParagraph(service.description)}</p>
        <Link to={servicePage(service)} className={styles.more}>
          Learn More<span className="visually-hidden"> about {service.title}</span> <Icon name="arrow-right" />
        </Link>
      </div>
    </li>
  );
}
