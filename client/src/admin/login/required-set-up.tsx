import { TOKEN_HEADER } from '@contract/auth';
import { PROFILE_CALLS } from '@contract/calls/profile.calls';
import type { SecondStepSecret } from '@contract/second-step';
import { Button } from 'antd';
import { useState } from 'react';
import { callers } from '@/api/caller';
import { ConfirmApp } from '../shared/second-step/confirm-app';
import { RecoveryCodesList } from '../shared/second-step/recovery-codes-list';
import { FailureAlert, useAttempt } from './use-attempt';

interface RequiredSetUpProps {
  /** Token that allows only the setup of two-step login. */
  token: string;
  password: string;
  onDone: (token: string) => void;
}

/** Sets up two-step login for an account without it, because this site requires it. The session begins afterwards. */
export function RequiredSetUp({ token, password, onDone }: RequiredSetUpProps) {
  const [calls] = useState(() => callers(PROFILE_CALLS, { headers: { [TOKEN_HEADER]: token } }));
  const [secret, setSecret] = useState<SecondStepSecret | null>(null);
  const [done, setDone] = useState({ token: '', recoveryCodes: [] as string[] });
  const { isBusy, failure, attempt } = useAttempt();
  const start = () => attempt(async () => setSecret(await calls.startSecondStep({ currentPassword: password })));

  if (done.token) {
    return (
      <RecoveryCodesList
        codes={done.recoveryCodes}
        closeText="I have saved the codes"
        onClose={() => onDone(done.token)}
      />
    );
  }
  if (secret)
    return <ConfirmApp secret={secret} confirm={async (input) => setDone(await calls.confirmSecondStep(input))} />;
  return (
    <div className="stack gap-4">
      <p>
        This site requires two-step login. Set up an authenticator app on your phone. From then on, you will log in with
        your password and a code from the app.
      </p>
      <FailureAlert text={failure} />
      <Button type="primary" block autoFocus disabled={isBusy} onClick={() => void start()}>
        Set up an authenticator app
      </Button>
    </div>
  );
}
