import { useAddress } from '../shared/lists/use-address';
import { QuoteListPage } from './quote-list-page';
import { RequestPage } from './request-page/request-page';

/** Mails, and all that leads to a request, name it by this. */
const NAMED = { request: '' };

/** The list of requests, or the page of the one that the address names. */
export function QuotesScreen() {
  const [{ request }] = useAddress(NAMED);
  return request ? <RequestPage key={request} id={request} /> : <QuoteListPage />;
}
