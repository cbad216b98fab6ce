import { Button, Modal } from 'antd';
import { Suspense, useState } from 'react';
import { hasPasskeys } from '@/api/browser-passkeys';
import { useSession } from '@/stores/session';
import { lazyComponent } from '../lazy-component/lazy-component';
import styles from './session-dialog.module.css';
import { useIsTyping } from './use-is-typing';

const LoginForm = lazyComponent(async () => (await import('../login/login-form')).LoginForm);

/** If the session has ended with unsaved changes, asks to log in again. While the user types, shows only a banner. */
export function SessionDialog() {
  const isOver = useSession((session) => session.status === 'expired');
  const user = useSession((session) => session.user);
  const signOut = useSession((session) => session.signOut);
  const isTyping = useIsTyping();
  /**
   * True once the dialog is open. It opens only in a pause in typing, because the next letters would go into its
   * password field.
   */
  const [isAsked, setAsked] = useState(false);
  if (isAsked !== isOver && !(isOver && isTyping)) setAsked(isOver);
  if (isOver && !isAsked) {
    return (
      <div role="alert" className={`row spread gap-3 ${styles.banner}`}>
        You were logged out. Your changes are still here. Log in again to save them.
        <Button onClick={() => setAsked(true)}>Log in</Button>
      </div>
    );
  }
  return (
    <Modal
      open={isOver}
      title="Please log in again"
      footer={null}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      width="26.25rem"
      zIndex={1200}
      destroyOnHidden
    >
      <p className="below-4">
        {user?.email} has been logged out. Your changes are still here. Log in again to save them.
      </p>
      <Suspense>
        <LoginForm email={user?.email} hasPasskey={hasPasskeys()} />
      </Suspense>
      <Button type="link" block onClick={signOut}>
        Leave without saving
      </Button>
    </Modal>
  );
}
