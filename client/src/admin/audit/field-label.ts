/** Fields that staff call by another name. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  slug: 'Address',
  whatsapp: 'WhatsApp',
  assignee: 'With',
  group: 'Place on the team page',
};

/** What people call `maintenanceMode`: "Maintenance mode". A prefix that only programmers read goes. */
export function fieldLabel(field: string): string {
  const other = OTHER_WORDS[field];
  if (other) return other;
  const label = field
    .replace(/^is(?=[A-Z])/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return label.charAt(0).toUpperCase() + label.slice(1);
}
