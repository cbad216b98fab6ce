import { TEAM_MEMBER_FIELDS, type TeamMember } from '@contract/team';
import { team } from '@/api/records';
import { FieldsDialog } from '../shared/fields/fields-dialog';
import type { RecordDialogState } from '../shared/records/use-record-dialog';
import { MEMBER_TEXTS } from './member-texts';

interface MemberDialogProps {
  dialog: RecordDialogState<TeamMember>;
  onStored: (member: TeamMember) => void;
}

export function MemberDialog(props: MemberDialogProps) {
  return <FieldsDialog fields={TEAM_MEMBER_FIELDS} noun="Team Member" {...team} texts={MEMBER_TEXTS} {...props} />;
}
