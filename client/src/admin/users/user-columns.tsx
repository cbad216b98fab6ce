import { ROLE_LABELS, type User } from '@contract/users';
import type { RecordColumn } from '../shared/lists/record-columns';
import { StatusTag } from '../shared/records/status-tag';
import { When } from '../shared/records/when';
import type { AccountRules } from './account-rules';
import styles from './user-columns.module.css';

/** `rulesOf` says below the name why a button is missing. */
export function userColumns(rulesOf: (user: User) => AccountRules): RecordColumn<User>[] {
  return [
    {
      key: 'name',
      title: 'User',
      render: (user) => {
        const { deletion, demotion } = rulesOf(user);
        const notes = new Set([deletion, demotion].filter((note) => note !== null));
        return (
          <div className={`stack breaks ${styles.user}`}>
            <span className="semibold">{user.name}</span>
            <span className={styles.email}>{user.email}</span>
            {[...notes].map((note) => (
              <span key={note} className={styles.note}>
                {note}
              </span>
            ))}
          </div>
        );
      },
    },
    { key: 'role', title: 'Role', render: ({ role }) => ROLE_LABELS[role] },
    {
      key: 'active',
      title: 'Status',
      render: ({ active }) => <StatusTag tone={active ? 'good' : 'calm'}>{active ? 'Active' : 'Inactive'}</StatusTag>,
    },
    {
      key: 'lastLogin',
      title: 'Last Login',
      render: ({ lastLogin }) => (lastLogin ? <When at={lastLogin} isDay /> : 'Never'),
    },
  ];
}
