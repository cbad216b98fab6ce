import { useAddress } from '../shared/lists/use-address';
import { QuoteListPage } from './quote-list-page';
import { RequestPage } from './request-page/request-page';

/** URL parameter with the id of a request. It opens the request page, for example from a link in an email. */
const NAMED = { request: '' };

export function QuotesScreen() {
  const [{ request }] = useAddress(NAMED);
  return request ? <RequestPage key={request} id={request} /> : <QuoteListPage />;
}
