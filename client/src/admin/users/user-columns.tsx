import { ROLE_LABELS, type User } from '@contract/users';
import type { ReactNode } from 'react';
import { Portrait } from '@/ui/portrait';
import type { RecordColumn } from '../shared/lists/record-columns';
import { StatusTag } from '../shared/records/status-tag';
import { When } from '../shared/records/when';
import { Person, PersonInCard } from './person';
import styles from './user-columns.module.css';

export const USER_COLUMNS: readonly RecordColumn<User>[] = [
  {
    key: 'name',
    title: 'User',
    render: (user) => <WithPortrait {...user}>{Person(user)}</WithPortrait>,
    renderInCard: (user) => <WithPortrait {...user}>{PersonInCard(user)}</WithPortrait>,
  },
  { key: 'role', title: 'Role', width: 130, render: ({ role }) => ROLE_LABELS[role] },
  {
    key: 'active',
    title: 'Status',
    width: 110,
    render: ({ active }) => <StatusTag tone={active ? 'good' : 'calm'}>{active ? 'Active' : 'Inactive'}</StatusTag>,
  },
  {
    key: 'hasSecondStep',
    title: 'Two-step login',
    width: 120,
    render: ({ hasSecondStep, hasPasskey }) => (hasSecondStep ? 'On' : hasPasskey ? 'Passkey' : 'Off'),
  },
  {
    key: 'lastLogin',
    title: 'Last Login',
    width: 170,
    render: ({ lastLogin }) => (lastLogin ? <When at={lastLogin} isDay /> : 'Never'),
  },
];

type WithPortraitProps = Pick<User, 'name' | 'portrait'> & { children: ReactNode };

const WithPortrait = ({ name, portrait = '', children }: WithPortraitProps) => (
  <div className="line gap-3 shrinks">
    <Portrait name={name} image={portrait} sizes="36px" className={styles.portrait} />
    <div className="shrinks">{children}</div>
  </div>
);
