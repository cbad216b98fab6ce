import { Button } from 'antd';
import { useState } from 'react';
import { auth } from '@/api/auth.api';
import { askPasskey } from '@/api/browser-passkeys';
import { ApiError } from '@/api/http';
import { useSession } from '@/stores/session';
import { failureText } from '../shared/failure-text';

/** Button to log in with a passkey instead of password and code. */
export function PasskeyLogin({ onSignedIn }: { onSignedIn: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const login = async () => {
    setIsBusy(true);
    setFailure('');
    try {
      const answer = await askPasskey(await auth.startPasskeyLogin());
      await useSession.getState().signInByPasskey({ answer });
      onSignedIn();
    } catch (error) {
      setIsBusy(false);
      const isTold = error instanceof ApiError && error.status >= 400 && error.status < 429 && error.message;
      setFailure(isTold ? error.message : failureText(error));
    }
  };

  return (
    <div className="above-3">
      <Button block disabled={isBusy} onClick={() => void login()}>
        {isBusy ? 'Waiting for your passkey...' : 'Log in with a passkey'}
      </Button>
      <div role="alert">{failure && <p className="above-3 semibold danger">{failure}</p>}</div>
    </div>
  );
}
