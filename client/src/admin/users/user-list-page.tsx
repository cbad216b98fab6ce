import type { User } from '@contract/users';
import { Button } from 'antd';
import { users } from '@/api/office';
import { useSession } from '@/stores/session';
import { useConfirmDelete } from '../shared/feedback/use-confirm-delete';
import { PageHead } from '../shared/layout/page-head';
import { createPagedList, useAdminList } from '../shared/lists/admin-list';
import { ListStates } from '../shared/lists/list-states';
import { RecordList } from '../shared/lists/record-list';
import { useAddress } from '../shared/lists/use-address';
import { ChangePasswordDialog } from '../shared/passwords/change-password-dialog';
import { useRecordDialog } from '../shared/records/use-record-dialog';
import { accountRules } from './account-rules';
import { useUserStatus } from './use-user-status';
import { UserActions } from './user-actions';
import { userColumns } from './user-columns';
import { UserDialog } from './user-dialog';
import { USER_TEXTS } from './user-texts';

const FIRST_PAGE = { page: 1 };

const useUserList = createPagedList(users);

/** Administrators only; the router keeps everybody else out. */
export function UserListPage() {
  const [query, setQuery] = useAddress(FIRST_PAGE);
  const { list, add, replace, refresh } = useAdminList(useUserList, USER_TEXTS.load, query);
  const selfId = useSession((session) => session.user?._id ?? '');
  const dialog = useRecordDialog<User>();
  const passwordDialog = useRecordDialog<User>();
  const toggleStatus = useUserStatus(replace);
  const confirmDelete = useConfirmDelete();

  const known =
    list.status === 'ready' ? { users: list.value.items, total: list.value.total } : { users: [], total: 0 };
  const rulesOf = (user: User) => accountRules(user, { ...known, selfId });
  const handleStored = (user: User) => {
    if (dialog.record) replace(user);
    else if (query.page === 1) add(user);
    else setQuery({ page: 1 });
  };
  const handleDelete = (user: User) =>
    confirmDelete({
      what: 'user',
      name: `${user.name} (${user.email})`,
      id: user._id,
      calls: users,
      list: useUserList.getState(),
      texts: USER_TEXTS.remove,
    });
  const actionsOf = (user: User) => (
    <UserActions
      user={user}
      rules={rulesOf(user)}
      onEdit={() => dialog.edit(user)}
      onPassword={() => passwordDialog.edit(user)}
      onToggle={() => toggleStatus(user)}
      onDelete={() => handleDelete(user)}
    />
  );
  const addButton = (
    <Button type="primary" onClick={dialog.create}>
      Add New User
    </Button>
  );

  return (
    <>
      <PageHead title="User Management" line="Manage who may sign in, and what they may do" action={addButton} />
      <ListStates
        list={list}
        loadingText="Loading users..."
        emptyText="No users found. Create your first user."
        emptyAction={<Button onClick={dialog.create}>Create user</Button>}
        failedText={USER_TEXTS.load}
        onRetry={() => void refresh()}
        page={query.page}
        onPage={(page) => setQuery({ page })}
      >
        {(users) => <RecordList name="Users" records={users} columns={userColumns(rulesOf)} actions={actionsOf} />}
      </ListStates>
      <UserDialog
        dialog={dialog}
        demotion={dialog.record && rulesOf(dialog.record).demotion}
        isSelf={dialog.record?._id === selfId}
        onStored={handleStored}
      />
      {passwordDialog.record && (
        <ChangePasswordDialog open={passwordDialog.open} user={passwordDialog.record} onClose={passwordDialog.close} />
      )}
    </>
  );
}
