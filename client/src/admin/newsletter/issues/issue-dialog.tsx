import { ISSUE_FIELDS, type Issue } from '@contract/newsletter-issues';
import { issues } from '@/api/issues.api';
import { FieldsDialog } from '../../shared/fields/fields-dialog';
import type { RecordDialogState } from '../../shared/records/use-record-dialog';
import { ISSUE_OFFICE_TEXTS } from './issue-store';
import { PostChooser } from './post-chooser';

interface IssueDialogProps {
  dialog: RecordDialogState<Issue>;
  onStored: (issue: Issue) => void;
}

export function IssueDialog({ dialog, onStored }: IssueDialogProps) {
  return (
    <FieldsDialog
      fields={ISSUE_FIELDS}
      noun="newsletter"
      newTitle="Write a newsletter"
      newSaveText="Save as draft"
      create={issues.create}
      update={issues.update}
      texts={ISSUE_OFFICE_TEXTS}
      dialog={dialog}
      onStored={onStored}
      more={(insert) => <PostChooser onInsert={insert} />}
      width={820}
    />
  );
}
