import { writable } from '../../contract/clean-text';

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return writable(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign as keyof typeof ENTITIES]);
}
