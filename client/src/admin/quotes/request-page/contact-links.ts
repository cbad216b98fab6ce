import { whatsAppLink } from '@/lib/telephone-link';

/**
 * Returns a link that opens a WhatsApp chat and puts `text` into its text field. Spaces become `%20`, because some
 * phones would show a `+` as it is.
 */
export const whatsAppMessageLink = (phone: string, text: string): string =>
  `${whatsAppLink(phone)}?text=${encodeURIComponent(text)}`;
