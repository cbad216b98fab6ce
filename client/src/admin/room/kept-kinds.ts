import { type DraftKind, KEPT_FIELDS, newTextId } from '@contract/drafts';
import type { Fields, InputOf } from '@contract/fields';
import type { TrashKind } from '@contract/trash';
import { pages, posts, services } from '@/api/office';
import type { FormOf } from '../shared/fields/record-form';

/**
 * Names of the records whose unsaved words are kept, as the office calls them, and where it shows them.
 * `trash`: their name in the trash. `text`: the field that holds their text.
 */
export const KEPT_KINDS = {
  post: { noun: 'Blog Post', word: 'post', screen: '/admin/blog', trash: 'blogs', text: 'content', read: posts.read },
  page: { noun: 'Page', word: 'page', screen: '/admin/pages', trash: 'pages', text: 'content', read: pages.read },
  service: {
    noun: 'Service',
    word: 'service',
    screen: '/admin/services',
    trash: 'services',
    text: 'description',
    read: services.read,
  },
} as const satisfies Record<DraftKind, { trash: TrashKind } & Record<string, unknown>>;

/** Address at which visitors read a record; missing for one that they do not see. */
export function addressOf(
  kind: DraftKind,
  { _id, slug = '', status = 'published' }: { _id: string; slug?: string; status?: string },
): string | undefined {
  if (status !== 'published') return undefined;
  return { post: `/blogs/${_id}`, page: `/${slug}`, service: `/services/${slug}` }[kind];
}

/** The same fields without their names: what is done with all of them is the same for each kind. */
export const fieldsOf = (kind: DraftKind): Fields => KEPT_FIELDS[kind];
export type AnyForm = FormOf<Fields>;
export type AnyText = InputOf<Fields>;

/** As `FieldsDialog` names the unsaved text of a record. */
export const draftNameOf = (kind: DraftKind, id: string): string => `${KEPT_KINDS[kind].noun}:${id}`;

const letters = (byte: number) => byte.toString(16).padStart(2, '0');

/** For a new text: two that are written at the same time do not share one place. */
export const makeTextId = (): string =>
  newTextId([...crypto.getRandomValues(new Uint8Array(12))].map(letters).join(''));
