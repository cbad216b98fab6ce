import { Button } from 'antd';
import { auth } from '@/api/auth.api';
import { askPasskey } from '@/api/browser-passkeys';
import { ApiError } from '@/api/http';
import { useSession } from '@/stores/session';
import { failureText } from '../shared/failure-text';
import { FailureAlert, useAttempt } from './use-attempt';

function textOf(error: unknown): string {
  const isTold = error instanceof ApiError && error.status >= 400 && error.status < 429 && error.message;
  return isTold ? error.message : failureText(error);
}

export function PasskeyLogin({ onSignedIn }: { onSignedIn: () => void }) {
  const { isBusy, failure, attempt } = useAttempt(textOf, true);
  const login = () =>
    attempt(async () => {
      const answer = await askPasskey(await auth.startPasskeyLogin());
      await useSession.getState().signInByPasskey({ answer });
      onSignedIn();
    });

  return (
    <div className="above-3">
      <Button block disabled={isBusy} onClick={() => void login()}>
        {isBusy ? 'Waiting for your passkey...' : 'Log in with a passkey'}
      </Button>
      <FailureAlert text={failure} />
    </div>
  );
}
