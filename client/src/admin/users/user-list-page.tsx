import type { User } from '@contract/users';
import { Button } from 'antd';
import { users } from '@/api/users.api';
import { useSession } from '@/stores/session';
import { useIsNarrow } from '../shared/layout/use-is-narrow';
import { createPagedList } from '../shared/lists/admin-list';
import { RecordList } from '../shared/lists/record-list';
import { RecordsScreen } from '../shared/lists/records-screen';
import { RowMenu } from '../shared/lists/row-menu';
import { type RecordKind, useRecords } from '../shared/lists/use-records';
import { ChangePasswordDialog } from '../shared/passwords/change-password-dialog';
import { useRecordDialog } from '../shared/records/use-record-dialog';
import { accountRules } from './account-rules';
import { Invitations } from './invitations';
import { useTakeSecondStep, useUserStatus } from './use-user-status';
import { USER_COLUMNS } from './user-columns';
import { UserDialog } from './user-dialog';
import { USER_TEXTS } from './user-texts';

const USERS: RecordKind<User> = {
  useList: createPagedList(users),
  calls: users,
  what: 'user',
  nameOf: ({ name, email }) => `${name} (${email})`,
  texts: USER_TEXTS,
};

export function UserListPage() {
  const records = useRecords(USERS);
  const { list } = records;
  const selfId = useSession((session) => session.user?._id ?? '');
  const dialog = useRecordDialog<User>();
  const passwordDialog = useRecordDialog<User>();
  // On phones, cards show the title of each value, so they are not dense.
  const isDense = !useIsNarrow();
  const size = isDense ? 'small' : undefined;
  const toggleStatus = useUserStatus(records.replace);
  const takeSecondStep = useTakeSecondStep(records.replace);

  const known =
    list.status === 'ready' ? { users: list.value.items, total: list.value.total } : { users: [], total: 0 };
  const rulesOf = (user: User) => accountRules(user, { ...known, selfId });
  /** Returns the entries of the menu. Leaves out actions that the server would refuse; a note in the menu says why. */
  const menuOf = (user: User) => {
    const { deletion, demotion } = rulesOf(user);
    const toggle = { text: user.active ? 'Deactivate' : 'Activate', onPress: () => toggleStatus(user) };
    const take = { text: 'Turn off two-step login', isDanger: true, onPress: () => takeSecondStep(user) };
    const remove = { text: 'Delete', isDanger: true, onPress: () => records.remove(user) };
    return (
      <RowMenu
        name={user.name}
        entries={[
          ...(user.active && demotion ? [] : [toggle]),
          ...((user.hasSecondStep || user.hasPasskey) && user._id !== selfId ? [take] : []),
          ...(deletion ? [] : [remove]),
        ]}
        note={[...new Set([deletion, demotion])].filter(Boolean).join(' ')}
        isSmall={isDense}
      />
    );
  };
  const actionsOf = (user: User) => (
    <>
      <Button size={size} aria-label={`Edit ${user.name}`} onClick={() => dialog.edit(user)}>
        Edit
      </Button>
      <Button size={size} aria-label={`Password of ${user.name}`} onClick={() => passwordDialog.edit(user)}>
        Password
      </Button>
      {menuOf(user)}
    </>
  );

  return (
    <>
      <RecordsScreen
        records={records}
        title="User Management"
        line="Manage who can log in and what they can do"
        addText="Add New User"
        addFirstText="Create user"
        onAdd={dialog.create}
        loadingText="Loading users..."
        emptyText="No users found. Create your first user."
      >
        {(users) => (
          <RecordList
            name="Users"
            records={users}
            columns={USER_COLUMNS}
            actions={actionsOf}
            actionsWidth={206}
            isDense={isDense}
          />
        )}
      </RecordsScreen>
      <Invitations />
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
