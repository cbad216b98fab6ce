import { useAddress } from '../../shared/lists/use-address';
import { IssuePage } from './issue-editor-page';
import { IssueListPage } from './issue-list-page';

const NAMED = { issue: '' };

export function IssuesScreen() {
  const [{ issue }] = useAddress(NAMED);
  return issue ? <IssuePage key={issue} id={issue} /> : <IssueListPage />;
}
