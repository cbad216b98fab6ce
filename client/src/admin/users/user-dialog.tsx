import { USER_FIELDS, type User } from '@contract/users';
import { users } from '@/api/users.api';
import { recordFields } from '../shared/fields/record-form';
import { fieldError } from '../shared/forms/field-error';
import { FormDialog } from '../shared/forms/form-dialog';
import type { RecordDialogState } from '../shared/records/use-record-dialog';
import { toCreateInput, toUpdateInput, toUserForm, type UserForm } from './user-form';
import { UserInputs } from './user-inputs';
import { USER_TEXTS } from './user-texts';

interface UserDialogProps {
  dialog: RecordDialogState<User>;
  demotion: string | null;
  isSelf: boolean;
  onStored: (user: User) => void;
}

export function UserDialog({ dialog: { open, record, close }, demotion, isSelf, onStored }: UserDialogProps) {
  const save = (form: UserForm, updatedAt: string | undefined) => {
    if (!record) return users.create(toCreateInput(form)).catch(fieldError('email'));
    const input = toUpdateInput(form);
    const saved = users.update(record._id, { ...input, updatedAt });
    // After a change of the email address, a 409 means that it is in use. Other 409s are about the last administrator.
    return record.email === input.email ? saved : saved.catch(fieldError('email'));
  };
  return (
    <FormDialog
      open={open}
      title={record ? 'Edit User' : 'Add New User'}
      record={record}
      toForm={toUserForm}
      initial={toUserForm(null)}
      fields={recordFields(USER_FIELDS)}
      save={save}
      onStored={onStored}
      onClose={close}
      texts={USER_TEXTS}
      saveText={record ? 'Save' : 'Add User'}
    >
      <UserInputs isNew={!record} demotion={demotion} isSelf={isSelf} />
    </FormDialog>
  );
}
