import type { Issue } from '@contract/newsletter-issues';
import { useNavigate } from 'react-router-dom';
import { useOpenDialog } from '../../shared/records/use-open-dialog';
import { useRecordDialog } from '../../shared/records/use-record-dialog';
import { IssueDialog } from './issue-dialog';

export const issuePath = (id: string): string => `/admin/newsletter/issues?issue=${id}`;

/** The dialog of a new newsletter, on both screens that offer it. Stored, it is shown on its own page. */
export function useNewIssue(isReady: boolean) {
  const dialog = useRecordDialog<Issue>();
  const navigate = useNavigate();
  // A stored one is edited on its own page.
  useOpenDialog('Issue', dialog, isReady, async () => undefined);
  return {
    write: dialog.create,
    dialog: <IssueDialog dialog={dialog} onStored={({ _id }) => void navigate(issuePath(_id))} />,
  };
}
