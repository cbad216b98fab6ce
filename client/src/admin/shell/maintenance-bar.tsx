import { Link } from 'react-router-dom';
import { useRemoteOf } from '@/stores/server-store';
import { useDashboard } from '../shared/dashboard-store';
import { useCan } from '../shared/use-can';
import styles from './maintenance-bar.module.css';

/** Bar on every screen while visitors are kept out: nobody sees new words, and the switch is easily forgotten. */
export function MaintenanceBar() {
  const can = useCan();
  const dashboard = useRemoteOf(useDashboard);
  const isOn = dashboard.status === 'ready' && dashboard.value.isUnderMaintenance;
  return (
    <div role="status" className={styles.bar}>
      {isOn && (
        <>
          <span>Visitors see the maintenance page.</span>
          {can.administer && <Link to="/admin/settings#maintenanceMode">Switch maintenance off</Link>}
        </>
      )}
    </div>
  );
}
