/** The address that a phone dials: digits and a leading plus, whatever signs stand between them on the screen. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** Opens a conversation with a number that holds its country. */
export const whatsAppLink = (phone: string) => `https://wa.me/${phone.replace(/\D/g, '')}`;
