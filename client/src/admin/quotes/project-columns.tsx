import { PROJECT_SCOPE_NAMES, type ProjectRequest } from '@contract/project';
import { formatDate } from '@/lib/format-date';
import { EmailText } from '../shared/email-text';
import type { RecordColumn } from '../shared/record-columns';
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
