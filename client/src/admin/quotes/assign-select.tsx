import type { Assignee } from '@contract/project';
import { NOBODY } from '@contract/work-list';
import { Select } from '../shared/forms/select';

interface AssignSelectProps {
  assignees: readonly Assignee[];
  /** `null`: to nobody. */
  onAssign: (assignee: Assignee | null) => void;
}

/** Gives the chosen requests to somebody. */
export function AssignSelect({ assignees, onAssign }: AssignSelectProps) {
  return (
    <Select<string>
      aria-label="Give the chosen to"
      value=""
      options={[
        { value: '', label: 'Give to' },
        ...assignees.map(({ _id, name }) => ({ value: _id, label: name })),
        { value: NOBODY, label: 'Nobody' },
      ]}
      onChange={(id) => id && onAssign(assignees.find(({ _id }) => _id === id) ?? null)}
    />
  );
}
