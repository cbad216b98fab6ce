import type { Done } from './errors';

/** Kinds of records that staff delete, as the trash calls one of them; named as in the paths of their calls. */
export const TRASH_KINDS = {
  project: 'Quote request',
  contact: 'Message',
  comments: 'Comment',
  newsletter: 'Subscriber',
  issues: 'Newsletter',
  'saved-texts': 'Saved reply',
  pages: 'Page',
  team: 'Team member',
  services: 'Service',
  blogs: 'Blog post',
  media: 'Picture',
  redirects: 'Redirect',
  users: 'User',
} as const;
export type TrashKind = keyof typeof TRASH_KINDS;
export const TRASH_KIND_NAMES = Object.keys(TRASH_KINDS) as TrashKind[];

/** Answer to the bringing back of a record. */
export interface BroughtBack extends Done {
  /** Slug under which it is back; missing where that is its own, as long as nobody else has taken it. */
  slug?: string;
}

/** A deleted record that can be brought back. */
export interface TrashEntry {
  _id: string;
  kind: TrashKind;
  /** Id of the record itself. */
  recordId: string;
  /** Name of the record in its list. */
  name: string;
  deletedAt: string;
  /** Id of the user; `null` where nobody knows. */
  deletedById: string | null;
  /** As the user is called now; empty when the account is gone. */
  deletedBy: string;
  /** When it is erased for good. */
  goneAt: string;
}
