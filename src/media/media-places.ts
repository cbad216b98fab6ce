import type { Document } from 'bson';
import { DELETED_USE, type MediaUse } from '../contract/media';
import { SETTINGS_FIELDS } from '../contract/settings';
import { findSection } from '../contract/website/sections';
import { OUTBOX_COLLECTION } from '../platform/mail/outbox/stored-mails';
import { SHARED_COLLECTIONS } from '../platform/processes/shared-collections';
import { SECRETS } from '../platform/signing/shared-secret';
import { UPLOAD_COLLECTIONS } from '../uploads/storage/grid-files';

/** How the office calls what a collection keeps, and where it shows it. */
type ToUse = (document: Document, isNamedIn: (value: unknown) => boolean) => MediaUse;

const record =
  (kind: string, path: string): ToUse =>
  ({ _id, title, name }) => ({ kind, title: String(title ?? name ?? ''), path: `${path}=${_id}` });

const PLACES: Readonly<Record<string, ToUse>> = {
  blogs: record('Post', '/admin/blog?write'),
  pages: record('Page', '/admin/pages?edit'),
  services: record('Service', '/admin/services?edit'),
  team: record('Team member', '/admin/team?edit'),
  newsletterIssues: ({ _id, subject }) => ({
    kind: 'Newsletter',
    title: String(subject ?? ''),
    path: `/admin/newsletter/issues?issue=${_id}`,
  }),
  website: ({ _id }) => ({
    kind: 'Website',
    title: findSection(String(_id))?.title ?? '',
    path: `/admin/website?section=${_id}`,
  }),
  settings: (document, isNamedIn) => ({
    kind: 'Settings',
    title: Object.entries(SETTINGS_FIELDS)
      .filter(([field]) => isNamedIn(document[field]))
      .map(([, { label }]) => label.toLowerCase())
      .join(', '),
    path: '/admin/settings',
  }),
  trash: ({ record: { title, name } }) => ({ kind: DELETED_USE, title: String(title ?? name ?? ''), path: null }),
};

/** What visitors send, and what the program itself keeps, shows no picture. What is not here and has no name above counts as a place too. */
export const NO_PLACES: readonly string[] = [
  ...[
    'audit',
    'backups',
    'clock',
    'endedsessions',
    'erasures',
    'idempotency',
    'mails',
    'media',
    'mornings',
    'quotecounters',
    SECRETS,
  ],
  ...Object.values(SHARED_COLLECTIONS),
  OUTBOX_COLLECTION,
  ...UPLOAD_COLLECTIONS,
  // A former text shows nothing; the file stays in the folder as long as it can be restored.
  'versions',
  ...['blogfigures', 'commentnotices', 'comments', 'contacts', 'newsletterWelcomes', 'projectrequests', 'subscribers'],
];

/** @param stem of the file that the document names */
export function toUse(collection: string, document: Document, stem: string): MediaUse {
  const isNamedIn = (value: unknown) => typeof value === 'string' && value.includes(stem);
  const place = PLACES[collection];
  return place ? place(document, isNamedIn) : { kind: 'Other', title: '', path: null };
}
