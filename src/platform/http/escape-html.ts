import { writable } from '../../contract/clean-text';

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as HTML that shows exactly that text, in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return writable(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign as keyof typeof ENTITIES]);
}
