import { NavIcon, type NavIconName } from '../shared/layout/nav-icon';
import styles from './stat-card.module.css';

export function StatCard({ icon, name, value }: { icon: NavIconName; name: string; value: number }) {
  return (
    <div className="pad-3-4 panel">
      <dt className={`line gap-2 muted ${styles.name}`}>
        <NavIcon name={icon} />
        {name}
      </dt>
      <dd className={`bold tabular ${styles.value}`}>{value.toLocaleString('en-US')}</dd>
    </div>
  );
}
