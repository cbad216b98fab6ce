import { TEAM_MEMBER_FIELDS, type TeamMember } from '@contract/team';
import { Button } from 'antd';
import { team } from '@/api/office';
import { useConfirmDelete } from '../shared/feedback/use-confirm-delete';
import { FieldsDialog } from '../shared/fields/fields-dialog';
import { PageHead } from '../shared/layout/page-head';
import { createPagedList, useAdminList } from '../shared/lists/admin-list';
import styles from '../shared/lists/card-grid.module.css';
import { ListStates } from '../shared/lists/list-states';
import { useAddress } from '../shared/lists/use-address';
import { useRecordDialog } from '../shared/records/use-record-dialog';
import { useCan } from '../shared/use-can';
import { MemberCard } from './member-card';

const MEMBER_TEXTS = {
  load: 'Failed to load team members',
  remove: { success: 'Team member deleted successfully', failed: 'Failed to delete team member' },
  update: { success: 'Team member updated successfully', failed: 'Failed to update team member' },
  create: { success: 'Team member added successfully', failed: 'Failed to add team member' },
} as const;

const FIRST_PAGE = { page: 1 };

export const useMemberList = createPagedList(team);

export function MemberListPage() {
  const [query, setQuery] = useAddress(FIRST_PAGE);
  const { list, add, replace, refresh } = useAdminList(useMemberList, MEMBER_TEXTS.load, query);
  const dialog = useRecordDialog<TeamMember>();
  const confirmDelete = useConfirmDelete();
  const canEdit = useCan().edit;

  const handleStored = (member: TeamMember) => {
    if (dialog.record) replace(member);
    else if (query.page === 1) add(member);
    else setQuery({ page: 1 });
  };
  const handleDelete = (member: TeamMember) =>
    confirmDelete({
      what: 'team member',
      name: member.name,
      id: member._id,
      calls: team,
      list: useMemberList.getState(),
      texts: MEMBER_TEXTS.remove,
    });
  const addButton = canEdit && (
    <Button type="primary" onClick={dialog.create}>
      Add Team Member
    </Button>
  );

  return (
    <>
      <PageHead title="Team Members" line="Manage your team members" action={addButton} />
      <ListStates
        list={list}
        loadingText="Loading team members..."
        shape="cards"
        emptyText="No team members found. Add your first team member."
        emptyAction={canEdit && <Button onClick={dialog.create}>Add a member</Button>}
        failedText={MEMBER_TEXTS.load}
        onRetry={() => void refresh()}
        page={query.page}
        onPage={(page) => setQuery({ page })}
      >
        {(members) => (
          <ul className={styles.grid}>
            {members.map((member) => (
              <MemberCard
                key={member._id}
                member={member}
                canEdit={canEdit}
                onEdit={() => dialog.edit(member)}
                onDelete={() => handleDelete(member)}
              />
            ))}
          </ul>
        )}
      </ListStates>
      <FieldsDialog
        fields={TEAM_MEMBER_FIELDS}
        noun="Team Member"
        {...team}
        texts={MEMBER_TEXTS}
        dialog={dialog}
        onStored={handleStored}
      />
    </>
  );
}
