import { AUDIT_ACTION_LABELS, type AuditEntry } from '@contract/audit';
import { Link } from 'react-router-dom';
import { formatTime } from '@/lib/format-date';
import type { RecordColumn } from '../shared/record-list';
import styles from './audit-columns.module.css';
import { AUDIT_TEXTS } from './audit-texts';

/** Ids and names of fields: the trail holds no value, so there is none to show. */
export const AUDIT_COLUMNS: readonly RecordColumn<AuditEntry>[] = [
  {
    key: 'action',
    title: 'What',
    isHeading: true,
    width: 210,
    render: ({ action }) => <b>{AUDIT_ACTION_LABELS[action]}</b>,
  },
  {
    key: 'createdAt',
    title: 'When',
    width: 230,
    render: ({ createdAt }) => <time dateTime={createdAt}>{formatTime(createdAt)}</time>,
  },
  { key: 'actorId', title: 'Who', width: 180, render: (entry) => <ActorLink {...entry} /> },
  {
    key: 'subjectId',
    title: 'Record',
    width: 230,
    render: ({ subjectId }) => (subjectId ? <code className={styles.id}>{subjectId}</code> : AUDIT_TEXTS.none),
  },
  { key: 'fields', title: 'Fields', render: ({ fields }) => fields.join(', ') || AUDIT_TEXTS.none },
];

/** Leads to what else this account did, also when the account is gone and the filter cannot name it. */
function ActorLink({ actorId, actorName }: AuditEntry) {
  return <Link to={`?actorId=${actorId}`}>{actorName || AUDIT_TEXTS.goneAccount}</Link>;
}
