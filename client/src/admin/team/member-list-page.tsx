import { TEAM_MEMBER_FIELDS, type TeamMember } from '@contract/team';
import { team } from '@/api/team.api';
import { FieldsDialog } from '../shared/fields/fields-dialog';
import { createPagedList } from '../shared/lists/admin-list';
import styles from '../shared/lists/card-grid.module.css';
import { RecordsScreen } from '../shared/lists/records-screen';
import { type RecordKind, useRecords } from '../shared/lists/use-records';
import { findIn, useOpenDialog } from '../shared/records/use-open-dialog';
import { useRecordDialog } from '../shared/records/use-record-dialog';
import { MemberCard } from './member-card';

const MEMBER_TEXTS = {
  load: 'Failed to load team members',
  remove: { success: 'Team member deleted successfully', failed: 'Failed to delete team member' },
  update: { success: 'Team member updated successfully', failed: 'Failed to update team member' },
  create: { success: 'Team member added successfully', failed: 'Failed to add team member' },
} as const;

const MEMBERS: RecordKind<TeamMember> = {
  useList: createPagedList(team),
  calls: team,
  what: 'team member',
  nameOf: ({ name }) => name,
  texts: MEMBER_TEXTS,
};

const find = findIn(team.list);

export function MemberListPage() {
  const records = useRecords(MEMBERS);
  const dialog = useRecordDialog<TeamMember>();
  useOpenDialog('Team Member', dialog, records.list.status === 'ready', find);

  return (
    <>
      <RecordsScreen
        records={records}
        title="Team Members"
        line="Manage your team members"
        addText="Add Team Member"
        addFirstText="Add a member"
        onAdd={dialog.create}
        loadingText="Loading team members..."
        shape="cards"
        emptyText="No team members found. Add your first team member."
      >
        {(members) => (
          <ul className={`gap-4 ${styles.grid}`}>
            {members.map((member) => (
              <MemberCard key={member._id} record={member} records={records} dialog={dialog} />
            ))}
          </ul>
        )}
      </RecordsScreen>
      <FieldsDialog
        fields={TEAM_MEMBER_FIELDS}
        noun="Team Member"
        {...team}
        texts={MEMBER_TEXTS}
        dialog={dialog}
        onStored={(member) => records.put(member, !dialog.record)}
        onDiscarded={() => void records.refresh()}
      />
    </>
  );
}
