import type { Done } from './errors';

/** Kinds of records that staff delete, with their labels; the keys are those of the call paths. */
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
  media: 'Image',
  redirects: 'Redirect',
  users: 'User',
} as const;
export type TrashKind = keyof typeof TRASH_KINDS;
export const TRASH_KIND_NAMES = Object.keys(TRASH_KINDS) as TrashKind[];

/** Answer to the restore of a record. */
export interface BroughtBack extends Done {
  /** Slug after the restore; missing if it is the original one. */
  slug?: string;
}

/** A record in the trash. */
export interface TrashEntry {
  _id: string;
  kind: TrashKind;
  /** Id of the record itself. */
  recordId: string;
  /** Name of the record in its list. */
  name: string;
  deletedAt: string;
  /** Id of the user; `null` if unknown. */
  deletedById: string | null;
  /** Current name of the user; empty if the account was deleted. */
  deletedBy: string;
  /** Time of permanent deletion. */
  goneAt: string;
}
