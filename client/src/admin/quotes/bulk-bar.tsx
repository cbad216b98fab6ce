import { type Assignee, PROJECT_STATUS_LABELS, PROJECT_STATUSES, type ProjectStatus } from '@contract/project';
import { Button } from 'antd';
import { Select } from '../shared/forms/select';
import styles from './bulk-bar.module.css';
import type { BulkWork } from './use-bulk-work';

const STATUSES = [
  { value: '' as const, label: 'Set status' },
  ...PROJECT_STATUSES.map((status) => ({ value: status, label: PROJECT_STATUS_LABELS[status] })),
];
const TO_NOBODY = 'nobody';

interface BulkBarProps {
  ids: readonly string[];
  assignees: readonly Assignee[];
  work: BulkWork;
  onClear: () => void;
}

/** What can be done with the chosen rows; nothing while none is. */
export function BulkBar({ ids, assignees, work, onClear }: BulkBarProps) {
  const people = [
    { value: '', label: 'Give to' },
    ...assignees.map(({ _id, name }) => ({ value: _id, label: name })),
    { value: TO_NOBODY, label: 'Nobody' },
  ];
  return (
    <section aria-label="Chosen requests" className={styles.bar}>
      <p aria-live="polite">{ids.length} chosen</p>
      <Select<ProjectStatus | ''>
        aria-label="Set status of the chosen"
        value=""
        options={STATUSES}
        onChange={(status) => status && work.setStatus([...ids], status)}
      />
      <Select<string>
        aria-label="Give the chosen to"
        value=""
        options={people}
        onChange={(id) => id && void work.assign([...ids], id === TO_NOBODY ? null : id)}
      />
      <Button danger onClick={() => work.remove([...ids])}>
        Delete
      </Button>
      <Button onClick={onClear}>Choose none</Button>
    </section>
  );
}
