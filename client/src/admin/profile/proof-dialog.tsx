import { LIMITS } from '@contract/limits';
import { CODE_FIELDS, type ProofInput, type SecondStepState } from '@contract/second-step';
import { PASSWORD_TEXTS } from '@contract/users';
import { Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { profile } from '@/api/profile.api';
import { createAdminStore, useEnsured } from '../shared/admin-store';
import { FormDialog } from '../shared/forms/form-dialog';

export const useSecondStep = createAdminStore<SecondStepState>((_all, signal) => profile.readSecondStep(signal));

interface ProofDialogProps<More extends object = object> {
  open: boolean;
  title: string;
  note: string;
  saveText: string;
  failed: string;
  /** Initial values of the additional fields in `children`. */
  more?: More;
  act: (input: ProofInput & More) => Promise<unknown>;
  onClose: () => void;
  /** Additional fields, shown above the password. */
  children?: ReactNode;
}

/** Dialog that asks for the user's password before a change, and for a code if two-step login is on. */
export function ProofDialog<More extends object>(props: ProofDialogProps<More>) {
  const { note, failed, more, act, children, ...dialog } = props;
  const state = useEnsured(useSecondStep);
  // If this is unknown, the field is shown, so that the server's error has a place.
  const needsCode = state.status === 'failed' || (state.status === 'ready' && state.value.isOn);
  return (
    <FormDialog<Required<ProofInput> & More, unknown>
      {...dialog}
      initial={{ currentPassword: '', code: '', ...more } as Required<ProofInput> & More}
      save={act}
      savingText="Checking..."
      texts={{ failed }}
      width={440}
    >
      <p>{note}</p>
      {children}
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
          rules={[{ required: state.status === 'ready', message: CODE_FIELDS.code.ask }]}
          validateTrigger="onSubmit"
        >
          <Input autoComplete="one-time-code" maxLength={CODE_FIELDS.code.max} />
        </Form.Item>
      )}
    </FormDialog>
  );
}
