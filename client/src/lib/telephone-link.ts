import { dialled } from '@contract/phone';

/** Returns the link that dials a number. */
export const telephoneLink = (phone: string): string => `tel:${dialled(phone)}`;

/** Opens a WhatsApp chat with a number that includes its country code. */
export const whatsAppLink = (phone: string) => `https://wa.me/${dialled(phone).replace('+', '')}`;
