import {
  DRAFT_FIELDS,
  type DraftInput,
  type EditedText,
  type PublishInput,
  type SavedDraft,
  type TextFields,
  type TextKind,
  type TextPreview,
  type TextRecords,
  UNTITLED,
} from '@contract/texts';
import type { VersionKind } from '@contract/versions';
import { pages } from '@/api/pages.api';
import { posts } from '@/api/posts.api';
import { services } from '@/api/services.api';

interface TextCalls<K extends TextKind> {
  readDraft(id: string, signal?: AbortSignal): Promise<EditedText<K>>;
  saveDraft(id: string, input: DraftInput<K>): Promise<SavedDraft>;
  discardDraft(id: string, input: { version: number }): Promise<unknown>;
  publish(id: string, input: PublishInput, key: string): Promise<EditedText<K>>;
  addVersion(id: string, input: { fields: Partial<TextFields<K>> }): Promise<unknown>;
  preview(id: string): Promise<TextPreview>;
}

interface KindOfText<K extends TextKind> {
  noun: string;
  word: string;
  screen: '/admin/blog' | '/admin/pages' | '/admin/services';
  text: keyof TextFields<K> & string;
  versions: VersionKind;
  calls: TextCalls<K>;
}

export const TEXTS: { readonly [K in TextKind]: KindOfText<K> } = {
  blogs: { noun: 'Blog Post', word: 'post', screen: '/admin/blog', text: 'content', versions: 'post', calls: posts },
  pages: { noun: 'Page', word: 'page', screen: '/admin/pages', text: 'content', versions: 'page', calls: pages },
  services: {
    noun: 'Service',
    word: 'service',
    screen: '/admin/services',
    text: 'description',
    versions: 'service',
    calls: services,
  },
};

/** Returns the fields that a draft can change. */
export function textOf<K extends TextKind>(kind: K, values: object): TextFields<K> {
  const names = Object.keys(DRAFT_FIELDS[kind]);
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name))) as TextFields<K>;
}

/** Returns the draft's text, or the record's own text if there is no draft. */
export const editedText = <K extends TextKind>(kind: K, { draft, record }: EditedText<K>): TextFields<K> =>
  textOf(kind, { ...record, ...draft?.fields });

/**
 * True for a new text and for a record with the status `draft`. Staff then edit the record itself. Other records keep
 * their public text, and staff edit a draft beside it.
 */
export const isDraft = (record: TextRecords[TextKind] | null): boolean =>
  !record || ('status' in record && record.status === 'draft');

/**
 * Returns the draft that a published or scheduled record has beside its public text. Returns `null` for a record with
 * the status `draft`.
 */
export const draftBeside = <K extends TextKind>({ draft, record }: EditedText<K>): EditedText<K>['draft'] =>
  isDraft(record) ? null : draft;

/** Returns the publishing time of a scheduled record, if it is in the future. */
export function scheduledTime(record: TextRecords[TextKind] | null): string | undefined {
  const isWaiting = record && 'publishAt' in record && record.status === 'scheduled';
  return isWaiting && Date.parse(record.publishAt) > Date.now() ? record.publishAt : undefined;
}

export const titleOf = ({ title }: { title: string }): string => title.trim() || UNTITLED;
