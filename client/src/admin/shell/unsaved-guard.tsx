import { useBlocker } from 'react-router-dom';
import { useSession } from '@/stores/session';
import { hasUnsavedText, wouldLoseText } from '@/stores/unsaved';
import { QuestionDialog } from '../shared/feedback/question-dialog';
import { useToast } from '../shared/feedback/use-toast';
import { screenOf } from './screen-of';

const KEPT = 'Draft saved. You can continue when you come back.';

/**
 * Asks before the user leaves a screen with unsaved changes. Render it only once, because the router allows a single
 * blocker.
 */
export function UnsavedGuard() {
  const toast = useToast();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (screenOf(currentLocation) === screenOf(nextLocation)) return false;
    // Asks nothing after the session has ended, because `SessionDialog` then asks to log in again.
    if (useSession.getState().status !== 'signed-in' || !hasUnsavedText()) return false;
    if (wouldLoseText()) return true;
    toast.success(KEPT);
    return false;
  });
  return (
    <QuestionDialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      okText="Leave"
      okButtonProps={{ danger: true }}
      cancelText="Stay"
      onOk={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
      zIndex={1100}
    >
      Your changes have not been saved.
    </QuestionDialog>
  );
}
