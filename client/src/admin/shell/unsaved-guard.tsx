import { Modal } from 'antd';
import { useBlocker } from 'react-router-dom';
import { useSession } from '@/stores/session';
import { hasUnsavedText } from '@/stores/unsaved';
import { screenOf } from './screen-of';

/**
 * Asks before another screen takes the place of one with unsaved text. The router allows one blocker, so it stands
 * here, once, for every form that calls `useUnsavedChanges`.
 */
export function UnsavedGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      screenOf(currentLocation) !== screenOf(nextLocation) &&
      // A session that has ended leaves in any case.
      useSession.getState().status === 'signed-in' &&
      hasUnsavedText(),
  );
  return (
    <Modal
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      okText="Leave"
      okButtonProps={{ danger: true }}
      cancelText="Stay"
      onOk={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
      zIndex={1100}
    >
      What you typed has not been saved.
    </Modal>
  );
}
