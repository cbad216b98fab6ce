import { AUDIT_ACTION_LABELS, type AuditChange, type AuditEntry, type AuditValue } from '@contract/calls/audit';
import { AUTH_CALLS } from '@contract/calls/auth';
import type { AuditAction } from '@contract/calls/resource-calls';
import { formatMoney } from '@contract/terms';
import { Link } from 'react-router-dom';
import type { RecordColumn } from '../shared/lists/record-columns';
import { When } from '../shared/records/when';
import styles from './audit-columns.module.css';
import { AUDIT_TEXTS } from './audit-texts';
import { fieldLabel } from './field-label';

const FAILED_SIGN_IN: AuditAction = AUTH_CALLS.login.audited.action;

export const AUDIT_COLUMNS: readonly RecordColumn<AuditEntry>[] = [
  { key: 'action', title: 'What', isHeading: true, render: (entry) => <Sentence {...entry} /> },
  {
    key: 'createdAt',
    title: 'When',
    width: 220,
    render: ({ createdAt }) => <When at={createdAt} />,
  },
  { key: 'actorId', title: 'Who', width: 170, render: (entry) => <ActorLink {...entry} /> },
  { key: 'fields', title: 'Fields', render: (entry) => <Fields {...entry} /> },
];

/** "Changed the post Maize prices": what was done, and to which record, by its name and its id. */
function Sentence({ action, subjectId, subjectName, subjectPath }: AuditEntry) {
  return (
    <>
      <b>{AUDIT_ACTION_LABELS[action]}</b> {action === FAILED_SIGN_IN && !subjectId && AUDIT_TEXTS.noAccount}
      {subjectName && (subjectPath ? <SubjectLink path={subjectPath} name={subjectName} /> : <q>{subjectName}</q>)}
      {subjectId && subjectId !== subjectName && <code className={styles.id}>{subjectId}</code>}
    </>
  );
}

/** The site is another document than the back office, so it opens beside it. */
function SubjectLink({ path, name }: { path: string; name: string }) {
  if (path.startsWith('/admin')) return <Link to={path}>{name}</Link>;
  return (
    <a href={path} target="_blank" rel="noreferrer">
      {name}
    </a>
  );
}

/** Leads to what else this account did, also when the account is gone and the filter cannot name it. */
function ActorLink({ action, actorId, actorName }: AuditEntry) {
  if (action === FAILED_SIGN_IN) return AUDIT_TEXTS.stranger;
  if (actorId === null) return AUDIT_TEXTS.client;
  return <Link to={`?actorId=${actorId}`}>{actorName || AUDIT_TEXTS.goneAccount}</Link>;
}

/** Those with values first. The trail holds no text that anybody has written, so there is none to show. */
function Fields({ fields, changes }: AuditEntry) {
  const valued = new Set(changes.map(({ field }) => field));
  const currency = changes.find(({ field }) => field === 'currency');
  const told = changes.filter((change) => change !== currency);
  const texts = [
    ...told.map((change) => changeText(change, currency)),
    ...fields.filter((field) => !valued.has(field)).map(fieldLabel),
  ];
  return texts.join(', ') || AUDIT_TEXTS.none;
}

/** @param currency before and after, for amounts. */
function changeText({ field, from, to }: AuditChange, currency: AuditChange | undefined): string {
  const [before, after] = [valueText(from, field, currency?.from), valueText(to, field, currency?.to)];
  return `${fieldLabel(field)}: ${before === after ? after : `${before} → ${after}`}`;
}

function valueText(value: AuditValue, field: string, currency: AuditValue | undefined): string {
  if (field === 'total' && typeof value === 'number') return formatMoney(value, currency === 'ZMW' ? 'ZMW' : 'USD');
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return value === null || value === '' ? 'none' : String(value).replaceAll('_', ' ');
}
