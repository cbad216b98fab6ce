import type { ProjectRequestWithThread } from '@contract/project';
import { useEnsured } from '../../shared/admin-store';
import { RowMenu } from '../../shared/lists/row-menu';
import { useCan } from '../../shared/use-can';
import { useAssignees } from '../project-list';
import { useRequestThreads } from '../request-thread';
import { useBulkWork } from '../use-bulk-work';

export function AssigneeMenu({ request }: { request: ProjectRequestWithThread }) {
  const { assignee } = request;
  const known = useEnsured(useAssignees);
  const can = useCan();
  const work = useBulkWork(() => void useRequestThreads.getState().reload(request._id));

  const people = known.status === 'ready' ? known.value : [];
  const name = assignee?.name ?? 'Unassigned';
  if (!can.edit) return assignee && <p className="line gap-2 muted shrinks">Assigned to {name}</p>;
  return (
    <div className="row gap-2 muted shrinks">
      Assigned to
      <RowMenu text={name} label={`Assigned to ${name}`} entries={work.assigns(people, [request])} />
    </div>
  );
}
