import type { ProjectRequestWithThread } from '@contract/project';
import { useId, useState } from 'react';
import { useEnsured } from '../../shared/admin-store';
import { Select } from '../../shared/forms/select';
import { useCan } from '../../shared/use-can';
import { useAssignees } from '../project-list';
import { useRequestThreads } from '../request-thread';
import { useBulkWork } from '../use-bulk-work';

export function AssigneeSelect({ request }: { request: ProjectRequestWithThread }) {
  const { assignee } = request;
  const known = useEnsured(useAssignees);
  const can = useCan();
  const id = useId();
  const work = useBulkWork(() => void useRequestThreads.getState().reload(request._id));
  const [chosen, setChosen] = useState<string>();

  const people = known.status === 'ready' ? known.value : [];
  // The current assignee stays in the list, even if their account was deleted.
  const all = !assignee || people.some((one) => one._id === assignee._id) ? people : [...people, assignee];

  const give = async (to: string) => {
    setChosen(to);
    await work.assign([request], all.find(({ _id }) => _id === to) ?? null);
    await useRequestThreads.getState().reload(request._id);
    setChosen(undefined);
  };
  if (!can.edit) return assignee && <p className="line gap-2 muted shrinks">Assigned to {assignee.name}</p>;
  return (
    <div className="row gap-2 muted shrinks">
      <label htmlFor={id}>Assigned to</label>
      <Select
        isAction
        id={id}
        value={chosen ?? assignee?._id ?? ''}
        disabled={chosen !== undefined}
        options={[{ value: '', label: 'Unassigned' }, ...all.map((one) => ({ value: one._id, label: one.name }))]}
        onChange={(to) => void give(to)}
      />
    </div>
  );
}
