import { useAddress } from '../../shared/lists/use-address';
import { IssuePage } from './issue-editor-page';
import { IssueListPage } from './issue-list-page';

/** URL parameter of the newsletter's page. The audit log links with it. */
const NAMED = { issue: '' };

/** Shows the list of newsletters, or the page of the one in the URL. */
export function IssuesScreen() {
  const [{ issue }] = useAddress(NAMED);
  return issue ? <IssuePage key={issue} id={issue} /> : <IssueListPage />;
}
