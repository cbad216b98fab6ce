import { PROJECT_SCOPE_NAMES, type ProjectRequest } from '@contract/project';
import { formatDate } from '@/lib/format-date';
import type { RecordColumn } from '../shared/lists/record-columns';
import { EmailText } from '../shared/records/email-text';
import styles from './project-columns.module.css';
import { ProjectStatusTag } from './project-status-tag';

export const PROJECT_COLUMNS: readonly RecordColumn<ProjectRequest>[] = [
  {
    key: 'createdAt',
    title: 'Date',
    width: 150,
    render: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
  },
  {
    key: 'client',
    title: 'Client',
    width: 220,
    isHeading: true,
    render: ({ name, email }) => (
      <>
        <b dir="auto">{name}</b>
        <span className={styles.email}>
          <EmailText email={email} />
        </span>
      </>
    ),
  },
  { key: 'service', title: 'Service', width: 200, render: ({ serviceId }) => serviceId?.title || 'N/A' },
  { key: 'scope', title: 'Scope', width: 100, render: ({ projectScope }) => PROJECT_SCOPE_NAMES[projectScope] },
  { key: 'status', title: 'Status', width: 110, render: ({ status }) => <ProjectStatusTag status={status} /> },
];
