import { useAddress } from '../../shared/lists/use-address';
import { IssuePage } from './issue-editor-page';
import { IssueListPage } from './issue-list-page';

/** The audit trail names one by this. */
const NAMED = { issue: '' };

/** The list of issues, or the page of the one that the address names. */
export function IssuesScreen() {
  const [{ issue }] = useAddress(NAMED);
  return issue ? <IssuePage key={issue} id={issue} /> : <IssueListPage />;
}
