const OTHER_WORDS: Readonly<Record<string, string>> = {
  slug: 'URL',
  whatsapp: 'WhatsApp',
  assignee: 'Assigned to',
};

/** Turns `isMaintenanceMode` into "Maintenance mode". */
export function fieldLabel(field: string): string {
  const other = OTHER_WORDS[field];
  if (other) return other;
  const label = field
    .replace(/^is(?=[A-Z])/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return label.charAt(0).toUpperCase() + label.slice(1);
}
