import { useAddress } from '../shared/lists/use-address';
import { ContactListPage } from './contact-list-page';
import { MessagePage } from './message-page';

/** URL parameter with the id of a message. It opens the message page, for example from a link in an email. */
const NAMED = { message: '' };

export function ContactsScreen() {
  const [{ message }] = useAddress(NAMED);
  return message ? <MessagePage key={message} id={message} /> : <ContactListPage />;
}
