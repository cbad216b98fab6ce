import type { ProofInput, SecondStepSecret } from '@contract/second-step';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { profile } from '@/api/profile.api';
import { continueWith } from '@/stores/session';
import { lazyComponent } from '../lazy-component/lazy-component';
import { useReloaded } from '../shared/admin-store';
import { Unready } from '../shared/feedback/unready';
import { RecoveryCodesList } from '../shared/second-step/recovery-codes-list';
import { ProofDialog, useSecondStep } from './proof-dialog';

const ConfirmApp = lazyComponent(async () => (await import('../shared/second-step/confirm-app')).ConfirmApp);

const ENDS = 'You will be logged out on all other devices.';
const ACTIONS = {
  start: {
    title: 'Set up an authenticator app',
    saveText: 'Continue',
    failed: 'Failed to set up two-step login',
    note: ENDS,
  },
  codes: {
    title: 'New recovery codes',
    saveText: 'Make new codes',
    failed: 'Failed to make new recovery codes',
    note: 'Your old recovery codes will stop working.',
  },
  off: {
    title: 'Turn off two-step login',
    saveText: 'Turn off',
    failed: 'Failed to turn off two-step login',
    note: ENDS,
  },
} as const;
type Action = keyof typeof ACTIONS;

export function SecondStep() {
  const state = useReloaded(useSecondStep);
  const [action, setAction] = useState<Action>('start');
  const [isAsking, setIsAsking] = useState(false);
  const [secret, setSecret] = useState<SecondStepSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const reload = () => void useSecondStep.getState().reload();

  const ask = (next: Action) => {
    setAction(next);
    setCodes([]);
    setSecret(null);
    setIsAsking(true);
  };
  const showCodes = ({ recoveryCodes }: { recoveryCodes: string[] }) => {
    setSecret(null);
    setCodes(recoveryCodes);
    reload();
  };
  const act: Record<Action, (proof: ProofInput) => Promise<unknown>> = {
    start: async (proof) => setSecret(await profile.startSecondStep(proof)),
    codes: async (proof) => showCodes(await profile.renewRecoveryCodes(proof)),
    off: (proof) => continueWith(profile.turnOffSecondStep(proof)).then(reload),
  };

  return (
    <section className="panel pad-5" aria-labelledby="second-step">
      <h2 id="second-step">Two-step login</h2>
      <Unready known={state} rows={2} failed="Failed to load." />
      {state.status === 'ready' && (
        <>
          <p className="below-4">
            {state.value.isOn
              ? `On. You log in with your password and a code. ${leftText(state.value.recoveryCodesLeft)}`
              : 'Off. When it is on, you log in with your password and a code from your phone. Someone who steals your password cannot log in without the code.'}
          </p>
          <div className="row gap-3">
            <Button onClick={() => ask('start')}>
              {state.value.isOn ? 'Use another app' : 'Set up an authenticator app'}
            </Button>
            {state.value.isOn && (
              <>
                <Button onClick={() => ask('codes')}>New recovery codes</Button>
                {!state.value.isRequired && (
                  <Button danger onClick={() => ask('off')}>
                    Turn off
                  </Button>
                )}
              </>
            )}
          </div>
        </>
      )}
      {secret && (
        <div className="above-5">
          <Suspense>
            <ConfirmApp
              secret={secret}
              confirm={async (input) => showCodes(await continueWith(profile.confirmSecondStep(input)))}
            />
          </Suspense>
        </div>
      )}
      {codes.length > 0 && (
        <div className="above-5">
          <RecoveryCodesList codes={codes} closeText="I have saved the codes" onClose={() => setCodes([])} />
        </div>
      )}
      {state.status === 'ready' && (
        <ProofDialog {...ACTIONS[action]} open={isAsking} act={act[action]} onClose={() => setIsAsking(false)} />
      )}
    </section>
  );
}

const leftText = (left: number): string =>
  left === 1 ? 'One recovery code is left.' : `${left || 'No'} recovery codes are left.`;
