import { AUDIT_NAMED, type AuditEntry } from '@contract/calls/audit.calls';
import { AUTH_CALLS } from '@contract/calls/auth.calls';
import type { AuditAction } from '@contract/calls/call';
import { PAGE_CALLS } from '@contract/calls/pages.calls';
import { Link } from 'react-router-dom';
import type { RecordColumn } from '../shared/lists/record-columns';
import { When } from '../shared/records/when';
import { GONE_ACCOUNT } from './audit-filters';
import { sentenceOf } from './audit-sentence';

const PAGE_UPDATE: AuditAction = PAGE_CALLS.update.audited.action;
const FAILED_SIGN_IN: AuditAction = AUTH_CALLS.login.audited.action;

export const AUDIT_COLUMNS: readonly RecordColumn<AuditEntry>[] = [
  { key: 'action', title: 'Action', isHeading: true, render: (entry) => <Sentence {...entry} /> },
  { key: 'createdAt', title: 'Date', width: 220, render: ({ createdAt }) => <When at={createdAt} /> },
];

/** Returns a sentence such as "Mutinta changed the address of Our Vision: vision → our-vision-2". */
function Sentence(entry: AuditEntry) {
  if (entry.action === FAILED_SIGN_IN) return <FailedSignIn {...entry} />;
  const { verb, value, details } = sentenceOf(entry);
  return (
    <>
      <Actor {...entry} /> {verb} <Subject {...entry} />
      {value && `: ${value}`}
      {details && <span className="block tiny muted regular">{details}</span>}
    </>
  );
}

function FailedSignIn({ subjectId, subjectName, changes }: AuditEntry) {
  return (
    <>
      Failed login for {subjectId ? <b>{subjectName || GONE_ACCOUNT}</b> : 'an unknown account'}
      {changes.map(({ field, to }) => (
        <span key={field} className="block tiny muted regular">
          From {to}
        </span>
      ))}
    </>
  );
}

function Subject({ subjectId, subjectCount, subjectName, subjectPath }: AuditEntry) {
  if (subjectCount > 1) return subjectName && <>({subjectCount > AUDIT_NAMED ? `${subjectName}, ...` : subjectName})</>;
  if (!subjectName) return null;
  if (!subjectPath) return <q title={subjectId}>{subjectName}</q>;
  if (subjectPath.startsWith('/admin'))
    return (
      <Link to={subjectPath} title={subjectId}>
        {subjectName}
      </Link>
    );
  // Opens a new tab, because the link leaves the back office for the public site.
  return (
    <a href={subjectPath} title={subjectId} target="_blank" rel="noreferrer">
      {subjectName}
    </a>
  );
}

/** Names the user who acted. A click filters the list by this user, even if the account was deleted. */
function Actor({ actorId, actorName, action }: AuditEntry) {
  if (actorId === null) return action === PAGE_UPDATE ? 'A software update' : 'The client';
  return <Link to={`?actorId=${actorId}`}>{actorName || GONE_ACCOUNT}</Link>;
}
