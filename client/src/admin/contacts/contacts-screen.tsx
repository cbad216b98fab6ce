import { useAddress } from '../shared/lists/use-address';
import { ContactListPage } from './contact-list-page';
import { MessagePage } from './message-page';

/** URL parameter that opens the message page. Emails and links use it. */
const NAMED = { message: '' };

export function ContactsScreen() {
  const [{ message }] = useAddress(NAMED);
  return message ? <MessagePage key={message} id={message} /> : <ContactListPage />;
}
