import { Button, Modal } from 'antd';
import { useSession } from '@/stores/session';
import { LoginForm } from '../login/login-form';
import styles from './session-dialog.module.css';

/** The session ended under unsaved text: signing in again keeps the text on the screen. */
export function SessionDialog() {
  const status = useSession((session) => session.status);
  const user = useSession((session) => session.user);
  const signOut = useSession((session) => session.signOut);
  return (
    <Modal
      open={status === 'expired'}
      title="Please sign in again"
      footer={null}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      width={420}
      zIndex={1200}
      destroyOnHidden
    >
      <p className={styles.line}>
        The session of {user?.email} has ended. What you typed is still here: sign in, then save it.
      </p>
      <LoginForm email={user?.email} />
      <Button type="link" block onClick={signOut}>
        Leave without saving
      </Button>
    </Modal>
  );
}
