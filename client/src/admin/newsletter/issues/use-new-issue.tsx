import type { Issue } from '@contract/newsletter-issues';
import { useNavigate } from 'react-router-dom';
import { useOpenDialog } from '../../shared/records/use-open-dialog';
import { useRecordDialog } from '../../shared/records/use-record-dialog';
import { IssueDialog } from './issue-dialog';

export const issuePath = (id: string): string => `/admin/newsletter/issues?issue=${id}`;

export function useNewIssue(isReady: boolean) {
  const dialog = useRecordDialog<Issue>();
  const navigate = useNavigate();
  // Opens the dialog if the URL asks for a new newsletter. The last argument loads nothing, because stored newsletters
  // are edited on a page of their own.
  useOpenDialog('newsletter', dialog, isReady, async () => undefined);
  return {
    write: dialog.create,
    dialog: <IssueDialog dialog={dialog} onStored={({ _id }) => void navigate(issuePath(_id))} />,
  };
}
