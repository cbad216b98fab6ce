import type { TeamMember } from '@contract/team';
import { useState } from 'react';
import { createMember, updateMember } from '@/api/team';
import { RecordDialog } from '../shared/record-dialog';
import type { RecordDialogState } from '../shared/use-record-dialog';
import { EMPTY_MEMBER, toForm, toInput } from './member-form';
import { MEMBER_FIELDS, MemberInputs } from './member-inputs';
import { MEMBER_TEXTS } from './member-texts';

interface MemberDialogProps {
  dialog: RecordDialogState<TeamMember>;
  onStored: (member: TeamMember) => void;
}

export function MemberDialog({ dialog: { open, record, close }, onStored }: MemberDialogProps) {
  const [isUploading, setIsUploading] = useState(false);
  return (
    <RecordDialog
      open={open}
      title={record ? 'Edit Team Member' : 'Add Team Member'}
      record={record}
      toForm={toForm}
      blank={EMPTY_MEMBER}
      draftName={`member:${record?._id ?? 'new'}`}
      fields={MEMBER_FIELDS}
      save={(form, updatedAt) =>
        record ? updateMember(record._id, { ...toInput(form), updatedAt }) : createMember(toInput(form))
      }
      onStored={onStored}
      onClose={close}
      texts={record ? MEMBER_TEXTS.update : MEMBER_TEXTS.create}
      saveText={record ? 'Save' : 'Add Team Member'}
      isSaveDisabled={() => isUploading}
    >
      <MemberInputs onBusyChange={setIsUploading} />
    </RecordDialog>
  );
}
