import { useAddress } from '../shared/lists/use-address';
import { ContactListPage } from './contact-list-page';
import { MessagePage } from './message-page';

/** Mails, and all that leads to a message, name it by this. */
const NAMED = { message: '' };

/** The list of messages, or the page of the one that the address names. */
export function ContactsScreen() {
  const [{ message }] = useAddress(NAMED);
  return message ? <MessagePage key={message} id={message} /> : <ContactListPage />;
}
