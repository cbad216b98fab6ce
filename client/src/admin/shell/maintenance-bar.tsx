import { Button } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import { auth } from '@/api/auth.api';
import { settings } from '@/api/settings.api';
import { useRemoteOf } from '@/stores/server-store';
import { useDashboard } from '../shared/dashboard-store';
import { useRun } from '../shared/feedback/use-run';
import { useToast } from '../shared/feedback/use-toast';
import { useCan } from '../shared/use-can';
import styles from './maintenance-bar.module.css';

/** Bar that every screen shows in maintenance mode, so that staff do not forget to turn the mode off. */
export function MaintenanceBar() {
  const can = useCan();
  const dashboard = useRemoteOf(useDashboard);
  const isOn = dashboard.status === 'ready' && dashboard.value.isUnderMaintenance;
  return (
    <div role="status" className={`row gap-x-4 semibold ${styles.bar}`}>
      {isOn && (
        <>
          <span>Visitors see the maintenance page.</span>
          <PreviewSiteButton />
          {can.administer && <SwitchOff />}
        </>
      )}
    </div>
  );
}

function PreviewSiteButton() {
  const { isRunning, run } = useRun();
  const open = () =>
    run(async () => {
      await auth.look();
      window.location.assign('/');
    }, 'Failed to open the preview');
  return (
    <Button type="link" className={styles.look} disabled={isRunning} onClick={() => void open()}>
      Preview site
    </Button>
  );
}

/**
 * Button that turns maintenance mode off. The settings screen shows a link to the setting instead, because a save by
 * this button would conflict with changes in the form.
 */
function SwitchOff() {
  const toast = useToast();
  const { isRunning, run } = useRun();
  const { pathname } = useLocation();
  if (pathname === '/admin/settings') return <Link to="#maintenanceMode">Open maintenance setting</Link>;
  const put = (maintenanceMode: boolean): Promise<boolean> =>
    run(async () => {
      await settings.update({ maintenanceMode });
      if (!maintenanceMode) toast.undoable('Maintenance mode is off. Visitors see the site.', () => void put(true));
      await useDashboard.getState().reload();
    }, 'Failed to turn off maintenance mode');
  return (
    <Button type="link" className={styles.look} disabled={isRunning} onClick={() => void put(false)}>
      Turn off maintenance mode
    </Button>
  );
}
