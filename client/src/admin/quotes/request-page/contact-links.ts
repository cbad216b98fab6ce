import { dialled } from '@contract/phone';

/** Returns the number for WhatsApp: digits that begin with the country code. A leading 0 becomes Zambia's code. */
export function whatsAppNumber(phone: string): string {
  const digits = dialled(phone).replace('+', '');
  if (digits.startsWith('00')) return digits.slice(2);
  return digits.startsWith('0') ? `260${digits.slice(1)}` : digits;
}

/**
 * Returns a link that opens a WhatsApp chat and puts `text` into its text field. Without `phone`, WhatsApp asks for the
 * contact. Spaces become `%20`, because some phones would show a `+` as it is.
 */
export const whatsAppMessageLink = (phone: string, text: string): string =>
  `https://wa.me/${whatsAppNumber(phone)}?text=${encodeURIComponent(text)}`;
