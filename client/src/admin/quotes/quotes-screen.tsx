import { useAddress } from '../shared/lists/use-address';
import { QuoteListPage } from './quote-list-page';
import { RequestPage } from './request-page/request-page';

/** URL parameter that opens the request page. Emails and links use it. */
const NAMED = { request: '' };

export function QuotesScreen() {
  const [{ request }] = useAddress(NAMED);
  return request ? <RequestPage key={request} id={request} /> : <QuoteListPage />;
}
