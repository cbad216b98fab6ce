import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { auth } from '@/api/office';
import { useRemoteOf } from '@/stores/server-store';
import { useDashboard } from '../shared/dashboard-store';
import { useToast } from '../shared/feedback/use-toast';
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
          <LookButton />
          {can.administer && <Link to="/admin/settings#maintenanceMode">Switch maintenance off</Link>}
        </>
      )}
    </div>
  );
}

/** For an hour this browser sees what visitors will. */
function LookButton() {
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const handleClick = async () => {
    setIsAsking(true);
    try {
      await auth.look();
      window.location.assign('/');
    } catch (error) {
      toast.failure(error, 'The site could not be opened');
      setIsAsking(false);
    }
  };
  return (
    <Button type="link" className={styles.look} disabled={isAsking} onClick={() => void handleClick()}>
      Look at the site
    </Button>
  );
}
