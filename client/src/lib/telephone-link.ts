import { dialled } from '@contract/phone';

/** The address that a phone dials. */
export const telephoneLink = (phone: string): string => `tel:${dialled(phone)}`;

/** Opens a conversation with a number that holds its country. */
export const whatsAppLink = (phone: string) => `https://wa.me/${dialled(phone).replace('+', '')}`;
