import type { Issue } from '@contract/newsletter-issues';
import { useNavigate } from 'react-router-dom';
import { useOpenDialog } from '../../shared/records/use-open-dialog';
import { useRecordDialog } from '../../shared/records/use-record-dialog';
import { IssueDialog } from './issue-dialog';

export const issuePath = (id: string): string => `/admin/newsletter/issues?issue=${id}`;

export function useNewIssue(isReady: boolean) {
  const dialog = useRecordDialog<Issue>();
  const navigate = useNavigate();
  // The loader returns nothing, because this dialog only creates newsletters. Stored ones are edited on a page.
  useOpenDialog('newsletter', dialog, isReady, async () => undefined);
  return {
    write: dialog.create,
    dialog: <IssueDialog dialog={dialog} onStored={({ _id }) => void navigate(issuePath(_id))} />,
  };
}
