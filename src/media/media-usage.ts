import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { BSON, type Document } from 'bson';
import type { Connection } from 'mongoose';
import { DELETED_USE, type MediaUse } from '../contract/media';
import { SETTINGS_FIELDS } from '../contract/settings';
import { findSection } from '../contract/website/sections';
import { storesMediaIds } from '../platform/database/media-ids';
import { databaseDown } from '../platform/errors/product-error';
import { TextVersion } from '../platform/versions/text-version.schema';
import { readRaw } from '../uploads/named-files';

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

const MEDIA_ID = /media:([0-9a-f]{24})/g;

@Injectable()
export class MediaUsage {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  async find(): Promise<Map<string, MediaUse[]>> {
    const found = new Map<string, MediaUse[]>();
    for (const collection of this.listPlaces()) {
      for await (const bytes of readRaw(collection)) {
        for (const id of idsIn(bytes)) {
          const use = toUse(collection.collectionName, BSON.deserialize(bytes), id);
          found.set(id, [...(found.get(id) ?? []), use]);
        }
      }
    }
    return found;
  }

  /** Leaves out versions: an image that only they contain is not shown anywhere. */
  private listPlaces() {
    const { db, models } = this.connection;
    if (!db) throw databaseDown();
    return Object.values(models)
      .filter(({ modelName, schema }) => modelName !== TextVersion.name && storesMediaIds(schema))
      .map(({ collection }) => collection.collectionName)
      .sort()
      .map((name) => db.collection(name));
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
