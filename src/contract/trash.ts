import type { Done } from './errors';

/** Kinds of records that can be in the trash. Each key is also the first segment of the API path. */
export const TRASH_KINDS = {
  project: 'Quote request',
  contact: 'Message',
  comments: 'Comment',
  newsletter: 'Subscriber',
  issues: 'Newsletter',
  'saved-texts': 'Saved reply',
  'price-list': 'Price list line',
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

export interface Restored extends Done {
  /** New slug of the restored record. Missing if the slug did not change. */
  slug?: string;
}

export interface TrashEntry {
  _id: string;
  kind: TrashKind;
  recordId: string;
  name: string;
  deletedAt: string;
  /** Id of the account that deleted the record, or `null` if unknown. */
  deletedById: string | null;
  /** Name of the account that deleted the record. Empty if the account was deleted. */
  deletedBy: string;
  goneAt: string;
}
