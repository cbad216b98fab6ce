import { LIMITS } from '@contract/limits';
import { PASSWORD_TEXTS } from '@contract/users';
import { Form, Input } from 'antd';
import { useSession } from '@/stores/session';
import { FormDialog } from '../forms/form-dialog';
import { NewPasswordFields } from './new-password-fields';
import { BLANK_PASSWORD, isPasswordReady, type PasswordForm, toPasswordInput } from './password-form';

interface ChangePasswordDialogProps {
  open: boolean;
  user: { _id: string; name: string };
  onClose: () => void;
}

export function ChangePasswordDialog({ open, user, onClose }: ChangePasswordDialogProps) {
  const changePassword = useSession((session) => session.changePassword);
  const isOwn = useSession((session) => session.user?._id === user._id);
  return (
    <FormDialog<PasswordForm, void>
      open={open}
      title="Change Password"
      initial={BLANK_PASSWORD}
      save={(form) => changePassword(user._id, toPasswordInput(form, isOwn))}
      onClose={onClose}
      saveText="Update Password"
      savingText="Updating..."
      isSaveDisabled={(form) => !isPasswordReady(form)}
      texts={{
        success: 'Password changed successfully',
        failed: 'Failed to change password',
        exception: 'An error occurred while changing the password',
      }}
      width={440}
    >
      <p>Set a new password for {user.name}. The account will be logged out on all other devices.</p>
      {isOwn && (
        <Form.Item
          name="currentPassword"
          label="Current password"
          rules={[{ required: true, message: PASSWORD_TEXTS.currentMissing }]}
          validateTrigger="onSubmit"
        >
          <Input.Password autoComplete="current-password" maxLength={LIMITS.passwordMax} />
        </Form.Item>
      )}
      <NewPasswordFields />
    </FormDialog>
  );
}
