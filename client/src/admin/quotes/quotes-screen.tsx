import { useAddress } from '../shared/lists/use-address';
import { QuoteListPage } from './quote-list-page';
import { RequestPage } from './request-page/request-page';

/** Names the request page's URL parameter, which emails and links use. */
const NAMED = { request: '' };

export function QuotesScreen() {
  const [{ request }] = useAddress(NAMED);
  return request ? <RequestPage key={request} id={request} /> : <QuoteListPage />;
}
