import { dialled } from '@contract/phone';

export const telephoneLink = (phone: string): string => `tel:${dialled(phone)}`;

/** Returns the link to a WhatsApp chat. The number must include the country code. */
export const whatsAppLink = (phone: string) => `https://wa.me/${dialled(phone).replace('+', '')}`;
