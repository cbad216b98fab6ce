/** The address that a phone dials: digits and a leading plus, whatever signs stand between them on the screen. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
