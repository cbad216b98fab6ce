import type { AuditChange, AuditValue } from '@contract/audit-change';
import { AUDIT_ACTION_LABELS, type AuditEntry } from '@contract/calls/audit.calls';
import { COMMENT_STATUS_LABELS } from '@contract/comments';
import { ISSUE_STATUS_LABELS } from '@contract/newsletter-issues';
import { SETTINGS_FIELDS } from '@contract/settings';
import { formatMoney } from '@contract/terms';

const OTHER_WORDS: Readonly<Record<string, string>> = {
  slug: 'URL',
  whatsapp: 'WhatsApp',
  assignee: 'Assigned to',
  imageAlt: 'Alt text',
  alt: 'Alt text',
  address: 'Address',
};

/** Statuses that screens do not call by their stored value. */
const STATUS_LABELS: Readonly<Record<string, string>> = { ...ISSUE_STATUS_LABELS, ...COMMENT_STATUS_LABELS };

const AMOUNTS = ['total', 'paid'];

const SETTINGS: Readonly<Record<string, { label: string }>> = SETTINGS_FIELDS;

/** Returns the label in Site Settings. Otherwise turns names such as `isFeatured` into "Featured". */
export function fieldLabel(field: string): string {
  const other = OTHER_WORDS[field] ?? SETTINGS[field]?.label;
  if (other) return other;
  const label = field
    .replace(/^is(?=[A-Z])/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return label.charAt(0).toUpperCase() + label.slice(1);
}

export interface AuditSentence {
  verb: string;
  /** Old and new value, such as "vision → our-vision-2". Empty if the values were not recorded. */
  value: string;
  details: string;
}

/** Returns the words that follow the name of the actor. Do not call it for a failed login, which has no actor. */
export function sentenceOf(entry: AuditEntry): AuditSentence {
  const { subjectName, subjectCount, fields, changes } = entry;
  const label = labelOf(entry);
  if (subjectCount > 1) return { verb: ofSeveral(label, subjectCount), value: '', details: detailsOf(fields, changes) };
  const only = onlyOf(fields, changes);
  if (only && label.includes(fieldWords(only.field))) return { verb: label, value: valuesOf(only), details: '' };
  const isEdit = entry.action.endsWith('.update') && subjectName !== '' && only && typeof only.to !== 'boolean';
  if (isEdit) return { verb: `changed the ${fieldWords(only.field)} of`, value: valuesOf(only), details: '' };
  return { verb: label, value: '', details: detailsOf(fields, changes) };
}

/** Returns "opened a deleted message" if the record is gone. */
function labelOf({ action, subjectId, subjectName, subjectCount }: AuditEntry): string {
  const label = lowerFirst(AUDIT_ACTION_LABELS[action] ?? action);
  if (!subjectId || subjectName || subjectCount > 1 || action.endsWith('.delete')) return label;
  const words = label.split(' ');
  if (['of', 'for', 'to'].includes(words.at(-1) ?? '')) {
    return `${label} a deleted ${action.startsWith('users') ? 'account' : 'record'}`;
  }
  const article = words.lastIndexOf('the');
  // In "the page of an invoice", the record is not the page.
  if (article < 0 || words.includes('of', article)) return label;
  words[article] = 'a deleted';
  return words.join(' ');
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const fieldWords = (field: string): string =>
  fieldLabel(field).replace(/^[A-Z](?=[a-z]+( |$))/, (first) => first.toLowerCase());

/** Turns "deleted the message" into "deleted 12 messages". */
const ofSeveral = (label: string, count: number): string => label.replace(/the (\w+)$/, `${count} $1s`);

function onlyOf(fields: string[], changes: AuditChange[]): (Partial<AuditChange> & { field: string }) | null {
  const all = [...new Set([...fields, ...changes.map(({ field }) => field)])];
  const [field] = all;
  return field !== undefined && all.length === 1 ? { ...changes[0], field } : null;
}

const valuesOf = ({ field, from, to }: Partial<AuditChange> & { field: string }): string =>
  from === undefined || to === undefined ? '' : changed(valueText(from, field), valueText(to, field));

/**
 * Lists the changed fields. Fields with recorded values come first, as "Title: old → new". For other fields, only the
 * name appears, because the audit log stores no texts about people.
 */
function detailsOf(fields: string[], changes: AuditChange[]): string {
  const valued = new Set(changes.map(({ field }) => field));
  const currency = changes.find(({ field }) => field === 'currency');
  const told = changes.filter((change) => change !== currency);
  return [
    ...told.map((change) => changeText(change, currency)),
    ...fields.filter((field) => !valued.has(field)).map(fieldLabel),
  ].join(', ');
}

/**
 * Describes a change, such as "Total: K400 → $20". @param currency change of the quote's currency in the same entry, if
 * any, so that the old and new total get their own currency
 */
function changeText({ field, from, to }: AuditChange, currency: AuditChange | undefined): string {
  return `${fieldLabel(field)}: ${changed(valueText(from, field, currency?.from), valueText(to, field, currency?.to))}`;
}

const changed = (before: string, after: string): string => (before === after ? after : `${before} → ${after}`);

function valueText(value: AuditValue, field: string, currency?: AuditValue): string {
  if (AMOUNTS.includes(field) && typeof value === 'number')
    return formatMoney(value, currency === 'ZMW' ? 'ZMW' : 'USD');
  if (typeof value === 'number') return value.toLocaleString('en');
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (value === null || value === '') return 'none';
  const label = field === 'status' && STATUS_LABELS[String(value)];
  return label ? lowerFirst(label) : String(value).replaceAll('_', ' ');
}
