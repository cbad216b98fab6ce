import { dialled } from '@contract/phone';

/** The number as WhatsApp takes it: digits from the country's on. One that begins with a single 0 is a Zambian one. Empty for no number. */
export function whatsAppNumber(phone: string): string {
  const digits = dialled(phone).replace('+', '');
  if (digits.startsWith('00')) return digits.slice(2);
  return digits.startsWith('0') ? `260${digits.slice(1)}` : digits;
}

/** Opens the conversation with that number, or the choice of one, with the text ready to be sent; spaces are no plus, which some phones show as it stands. */
export const whatsAppLink = (phone: string, text: string): string =>
  `https://wa.me/${whatsAppNumber(phone)}?text=${encodeURIComponent(text)}`;
