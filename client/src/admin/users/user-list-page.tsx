import type { User } from '@contract/users';
import { users } from '@/api/office';
import { useSession } from '@/stores/session';
import { createPagedList } from '../shared/lists/admin-list';
import { RecordList } from '../shared/lists/record-list';
import { RecordsScreen } from '../shared/lists/records-screen';
import { type RecordKind, useRecords } from '../shared/lists/use-records';
import { ChangePasswordDialog } from '../shared/passwords/change-password-dialog';
import { useRecordDialog } from '../shared/records/use-record-dialog';
import { useReopenedDialog } from '../shared/records/use-reopened-dialog';
import { accountRules } from './account-rules';
import { useUserStatus } from './use-user-status';
import { UserActions } from './user-actions';
import { userColumns } from './user-columns';
import { UserDialog } from './user-dialog';
import { USER_TEXTS } from './user-texts';

const USERS: RecordKind<User> = {
  useList: createPagedList(users),
  calls: users,
  what: 'user',
  nameOf: ({ name, email }) => `${name} (${email})`,
  texts: USER_TEXTS,
};

/** Administrators only; the router keeps everybody else out. */
export function UserListPage() {
  const records = useRecords(USERS);
  const { list } = records;
  const selfId = useSession((session) => session.user?._id ?? '');
  const dialog = useRecordDialog<User>();
  useReopenedDialog('User', dialog, list.status === 'ready', users.list);
  const passwordDialog = useRecordDialog<User>();
  const toggleStatus = useUserStatus(records.replace);

  const known =
    list.status === 'ready' ? { users: list.value.items, total: list.value.total } : { users: [], total: 0 };
  const rulesOf = (user: User) => accountRules(user, { ...known, selfId });
  const actionsOf = (user: User) => (
    <UserActions
      user={user}
      rules={rulesOf(user)}
      onEdit={() => dialog.edit(user)}
      onPassword={() => passwordDialog.edit(user)}
      onToggle={() => toggleStatus(user)}
      onDelete={() => records.remove(user)}
    />
  );

  return (
    <>
      <RecordsScreen
        records={records}
        title="User Management"
        line="Manage who may sign in, and what they may do"
        addText="Add New User"
        addFirstText="Create user"
        onAdd={dialog.create}
        loadingText="Loading users..."
        emptyText="No users found. Create your first user."
      >
        {(users) => <RecordList name="Users" records={users} columns={userColumns(rulesOf)} actions={actionsOf} />}
      </RecordsScreen>
      <UserDialog
        dialog={dialog}
        demotion={dialog.record && rulesOf(dialog.record).demotion}
        isSelf={dialog.record?._id === selfId}
        onStored={(user) => records.put(user, !dialog.record)}
      />
      {passwordDialog.record && (
        <ChangePasswordDialog open={passwordDialog.open} user={passwordDialog.record} onClose={passwordDialog.close} />
      )}
    </>
  );
}
