import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { BSON, type Document } from 'bson';
import type { Connection } from 'mongoose';
import { DELETED_USE, type MediaUse } from '../contract/media';
import { SETTINGS_FIELDS } from '../contract/settings';
import { findSection } from '../contract/website/sections';
import { OUTBOX_COLLECTION } from '../platform/mail/outbox/stored-mails';
import { SHARED_COLLECTIONS } from '../platform/processes/shared-collections';
import { SECRETS } from '../platform/signing/shared-secret';
import { readRaw } from '../uploads/named-files';
import { UPLOAD_COLLECTIONS } from '../uploads/storage/grid-files';

type ToUse = (document: Document, isUsedBy: (value: unknown) => boolean) => MediaUse;

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
  settings: (document, isUsedBy) => ({
    kind: 'Settings',
    title: Object.entries(SETTINGS_FIELDS)
      .filter(([field]) => isUsedBy(document[field]))
      .map(([, { label }]) => label.toLowerCase())
      .join(', '),
    path: '/admin/settings',
  }),
  trash: ({ record: { title, name } }) => ({ kind: DELETED_USE, title: String(title ?? name ?? ''), path: null }),
};

/**
 * Collections that are not searched, because they show no images. A new collection that is neither here nor in `PLACES`
 * is searched, so that no use of an image is missed.
 */
const NO_PLACES: readonly string[] = [
  ...[
    'audit',
    'backups',
    'clock',
    'endedsessions',
    'erasures',
    'idempotency',
    'mailOutbox',
    'media',
    'mornings',
    'passkeys',
    'quotecounters',
    'spentchallenges',
    SECRETS,
    'staffsessions',
  ],
  ...Object.values(SHARED_COLLECTIONS),
  OUTBOX_COLLECTION,
  ...UPLOAD_COLLECTIONS,
  // Images that only versions contain are not shown anywhere. Their files stay while a version can be restored.
  'versions',
  ...['blogfigures', 'commentnotices', 'comments', 'contacts', 'newsletterWelcomes', 'projectrequests', 'subscribers'],
];

const MEDIA_ID = /media:([0-9a-f]{24})/g;

@Injectable()
export class MediaUsage {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  async find(): Promise<Map<string, MediaUse[]>> {
    const found = new Map<string, MediaUse[]>();
    for (const collection of await this.listPlaces()) {
      for await (const bytes of readRaw(collection)) {
        for (const id of idsIn(bytes)) {
          const use = toUse(collection.collectionName, BSON.deserialize(bytes), id);
          found.set(id, [...(found.get(id) ?? []), use]);
        }
      }
    }
    return found;
  }

  private async listPlaces() {
    const { db } = this.connection;
    if (!db) throw new Error('not connected');
    const listed = await db.listCollections({}, { nameOnly: true }).toArray();
    const names = listed.map(({ name }) => name).filter((name) => !NO_PLACES.includes(name) && !/^system\./.test(name));
    return names.sort().map((name) => db.collection(name));
  }
}

function idsIn(bytes: Uint8Array): Set<string> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return new Set([...text.matchAll(MEDIA_ID)].map(([, id = '']) => id));
}

function toUse(collection: string, document: Document, id: string): MediaUse {
  const isUsedBy = (value: unknown) => typeof value === 'string' && value.includes(id);
  return PLACES[collection]?.(document, isUsedBy) ?? { kind: 'Other', title: '', path: null };
}
