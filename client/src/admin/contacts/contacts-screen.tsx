import { useAddress } from '../shared/lists/use-address';
import { ContactListPage } from './contact-list-page';
import { MessagePage } from './message-page';

/** URL parameter of the message page. Emails and all links use it. */
const NAMED = { message: '' };

/** Shows the list of messages, or the page of the message in the URL. */
export function ContactsScreen() {
  const [{ message }] = useAddress(NAMED);
  return message ? <MessagePage key={message} id={message} /> : <ContactListPage />;
}
