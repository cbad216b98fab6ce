import { useAddress } from '../shared/lists/use-address';
import { QuoteListPage } from './quote-list-page';
import { RequestPage } from './request-page/request-page';

/** URL parameter of the request page. Emails and all links use it. */
const NAMED = { request: '' };

/** Shows the list of requests, or the page of the request in the URL. */
export function QuotesScreen() {
  const [{ request }] = useAddress(NAMED);
  return request ? <RequestPage key={request} id={request} /> : <QuoteListPage />;
}
