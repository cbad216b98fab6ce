import { LIMITS } from '@contract/limits';
import { CODE_FIELDS, type ProofInput, type SecondStepSecret, type SecondStepState } from '@contract/second-step';
import { PASSWORD_TEXTS } from '@contract/users';
import { Button, Form, Input } from 'antd';
import { Suspense, useEffect, useState } from 'react';
import { profile } from '@/api/profile.api';
import { continueWith } from '@/stores/session';
import { lazyComponent } from '../lazy-component/lazy-component';
import { FormDialog } from '../shared/forms/form-dialog';
import { RecoveryCodesList } from '../shared/second-step/recovery-codes-list';

const ConfirmApp = lazyComponent(async () => (await import('../shared/second-step/confirm-app')).ConfirmApp);

const ACTIONS = {
  start: { title: 'Set up an authenticator app', saveText: 'Continue', failed: 'Failed to set up two-step login' },
  codes: { title: 'New recovery codes', saveText: 'Make new codes', failed: 'Failed to make new recovery codes' },
  off: { title: 'Turn off two-step login', saveText: 'Turn off', failed: 'Failed to turn off two-step login' },
} as const;
type Action = keyof typeof ACTIONS;

/** Manages two-step login of the user's own account: the authenticator app and the recovery codes. */
export function SecondStep() {
  const [state, setState] = useState<SecondStepState | 'failed' | null>(null);
  const [action, setAction] = useState<Action>('start');
  const [isAsking, setIsAsking] = useState(false);
  const [secret, setSecret] = useState<SecondStepSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const load = () => void profile.readSecondStep().then(setState, () => setState('failed'));
  useEffect(load, []);

  const ask = (next: Action) => {
    setAction(next);
    setCodes([]);
    setSecret(null);
    setIsAsking(true);
  };
  const showCodes = ({ recoveryCodes }: { recoveryCodes: string[] }) => {
    setSecret(null);
    setCodes(recoveryCodes);
    load();
  };
  const act: Record<Action, (proof: ProofInput) => Promise<unknown>> = {
    start: async (proof) => setSecret(await profile.startSecondStep(proof)),
    codes: async (proof) => showCodes(await profile.renewRecoveryCodes(proof)),
    off: (proof) => continueWith(profile.turnOffSecondStep(proof)).then(load),
  };
  const isOn = state !== 'failed' && state?.isOn === true;

  return (
    <section className="panel pad-5" aria-labelledby="second-step">
      <h2 id="second-step">Two-step login</h2>
      {state === null && <p role="status">Loading...</p>}
      {state === 'failed' && (
        <>
          <p className="below-4">Failed to load.</p>
          <Button onClick={load}>Retry</Button>
        </>
      )}
      {state !== null && state !== 'failed' && (
        <>
          <p className="below-4">
            {state.isOn
              ? `On. You log in with your password and a code. ${leftText(state.recoveryCodesLeft)}`
              : 'Off. When it is on, you log in with your password and a code from your phone. Someone who steals your password cannot log in without the code.'}
          </p>
          <div className="row gap-3">
            <Button onClick={() => ask('start')}>
              {state.isOn ? 'Use another app' : 'Set up an authenticator app'}
            </Button>
            {state.isOn && (
              <>
                <Button onClick={() => ask('codes')}>New recovery codes</Button>
                {!state.isRequired && (
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
      <ProofDialog
        open={isAsking}
        action={action}
        needsCode={isOn}
        act={act[action]}
        onClose={() => setIsAsking(false)}
      />
    </section>
  );
}

const leftText = (left: number): string =>
  left === 1 ? 'One recovery code is left.' : `${left || 'No'} recovery codes are left.`;

interface ProofDialogProps {
  open: boolean;
  action: Action;
  needsCode: boolean;
  act: (proof: ProofInput) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the password, and for a code if two-step login is on. */
function ProofDialog({ open, action, needsCode, act, onClose }: ProofDialogProps) {
  const { title, saveText, failed } = ACTIONS[action];
  return (
    <FormDialog<Required<ProofInput>, unknown>
      open={open}
      title={title}
      initial={{ currentPassword: '', code: '' }}
      save={act}
      onClose={onClose}
      saveText={saveText}
      savingText="Checking..."
      texts={{ failed }}
      width={440}
      focusField="currentPassword"
    >
      <p>
        {action === 'codes'
          ? 'Your old recovery codes will stop working.'
          : 'You will be logged out on all other devices.'}
      </p>
      <Form.Item
        name="currentPassword"
        label="Current password"
        rules={[{ required: true, message: PASSWORD_TEXTS.currentMissing }]}
        validateTrigger="onSubmit"
      >
        <Input.Password autoComplete="current-password" maxLength={LIMITS.passwordMax} />
      </Form.Item>
      {needsCode && (
        <Form.Item
          name="code"
          label="Code"
          extra="Enter the code from your authenticator app, or one of your recovery codes."
          rules={[{ required: true, message: CODE_FIELDS.code.ask }]}
          validateTrigger="onSubmit"
        >
          <Input autoComplete="one-time-code" maxLength={CODE_FIELDS.code.max} />
        </Form.Item>
      )}
    </FormDialog>
  );
}
