import { NavIcon, type NavIconName } from '../shared/layout/nav-icon';
import styles from './stat-card.module.css';

interface StatCardProps {
  icon: NavIconName;
  name: string;
  value: number;
}

/** One number of the dashboard; a pair of a `dl`. */
export function StatCard({ icon, name, value }: StatCardProps) {
  return (
    <div className={`panel ${styles.card}`}>
      <dt className={`line gap-2 muted ${styles.name}`}>
        <NavIcon name={icon} />
        {name}
      </dt>
      <dd className={`tabular ${styles.value}`}>{value.toLocaleString('en-US')}</dd>
    </div>
  );
}
