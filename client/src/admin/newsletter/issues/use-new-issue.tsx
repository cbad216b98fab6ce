import { useNavigate } from 'react-router-dom';
import { useReopened } from '../../shared/drafts/use-reopened';
import { useRecordDialog } from '../../shared/records/use-record-dialog';
import { IssueDialog } from './issue-dialog';

const newIssue = async (id: string): Promise<void> => {
  if (id !== 'new') throw new Error('It is no new issue.');
};

export const issuePath = (id: string): string => `/admin/newsletter/issues?issue=${id}`;

/** The dialog of a new newsletter, on both screens that offer it. Stored, it is shown on its own page. */
export function useNewIssue(isReady: boolean) {
  const dialog = useRecordDialog<never>();
  const navigate = useNavigate();
  // Those that are stored are edited on their own pages.
  useReopened('Issue', isReady, newIssue, dialog.create);
  return {
    write: dialog.create,
    dialog: <IssueDialog dialog={dialog} onStored={({ _id }) => void navigate(issuePath(_id))} />,
  };
}
