import { dialled } from '@contract/phone';

export const telephoneLink = (phone: string): string => `tel:${dialled(phone)}`;

/** Returns the number for WhatsApp: digits that begin with the country code. A leading 0 becomes Zambia's code. */
export function whatsAppNumber(phone: string): string {
  const digits = dialled(phone).replace('+', '');
  if (digits.startsWith('00')) return digits.slice(2);
  return digits.startsWith('0') ? `260${digits.slice(1)}` : digits;
}

/** Returns the link to a WhatsApp chat. Without `phone`, WhatsApp asks for the contact. */
export const whatsAppLink = (phone: string): string => `https://wa.me/${whatsAppNumber(phone)}`;
