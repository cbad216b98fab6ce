import { dialled } from '@contract/phone';

/**
 * Formats a number for WhatsApp: digits from the country code on. A single leading 0 means Zambia. Empty if there is
 * none.
 */
export function whatsAppNumber(phone: string): string {
  const digits = dialled(phone).replace('+', '');
  if (digits.startsWith('00')) return digits.slice(2);
  return digits.startsWith('0') ? `260${digits.slice(1)}` : digits;
}

/**
 * Opens WhatsApp with the number, or a choice of contacts, and the text. Encodes spaces as `%20`, because some phones
 * display `+` literally.
 */
export const whatsAppLink = (phone: string, text: string): string =>
  `https://wa.me/${whatsAppNumber(phone)}?text=${encodeURIComponent(text)}`;
