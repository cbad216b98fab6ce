import { type Connection, type mongo } from 'mongoose';
import type { MediaEntriesService } from '../uploads/media-entries.service';
import type { MediaIndex } from '../uploads/media-index';
import { canBeFound, findNamed } from '../uploads/named-files';
import type { UploadStorage } from '../uploads/storage/upload-storage';
import { familyOf, isSmaller } from '../uploads/upload-names';

type StoredRow = mongo.Document & { _id: unknown; source?: string };

const COLLECTIONS = [
  ...['blogs', 'pages', 'services', 'team', 'website', 'settings', 'newsletterIssues', 'versions', 'trash'],
];

interface Uploads {
  index: MediaIndex;
  entries: MediaEntriesService;
  storage: UploadStorage;
}

/** Replaces image URLs in records by `media:<id>`. Added on 2026-11-29. See docs/decisions/017. */
export async function mediaIds(db: Connection, uploads: Uploads): Promise<string | null> {
  await addFiles(db, uploads);
  await uploads.index.refresh();
  let changed = 0;
  for (const name of COLLECTIONS) changed += await changeRows(db, name, uploads.index);
  await db.collection('media').updateMany({ isMoving: true }, { $unset: { isMoving: 1 } });
  if (changed === 0) return null;
  return `records with pictures: ${changed}. The version before this one does not know media ids: stop all of its processes`;
}

/** Returns the number of changed rows. Rows without URLs stay, so an interrupted migration can run again. */
async function changeRows(db: Connection, name: string, index: MediaIndex): Promise<number> {
  const rows = db.collection<StoredRow>(name);
  let changed = 0;
  for await (const row of rows.find()) {
    // Skips deleted images in the trash, because their rows must keep the names of their own files.
    if (row.source === 'media') continue;
    const stored = await index.toIds(row);
    const fields = Object.keys(row).filter((field) => stored[field] !== row[field]);
    if (fields.length === 0) continue;
    await rows.updateOne({ _id: row._id }, { $set: Object.fromEntries(fields.map((field) => [field, stored[field]])) });
    changed += 1;
  }
  return changed;
}

/** Adds a media record for each file that stored data refers to. Other files are unfinished uploads. */
async function addFiles(db: Connection, { entries, storage }: Uploads): Promise<void> {
  const media = db.collection<{ stem: string; former?: string[] }>('media');
  const rows = await media.find({}, { projection: { stem: 1, former: 1 } }).toArray();
  const known = new Set(rows.flatMap(({ stem, former = [] }) => [stem, ...former.map(familyOf)]));
  const files = (await storage.list()).filter(
    (file) => !isSmaller(file) && canBeFound(familyOf(file)) && !known.has(familyOf(file)),
  );
  if (files.length === 0) return;
  // Does not search the trash and versions: a file that only they refer to gets no media record.
  const named = await findNamed(db, new Set(files.map(familyOf)), ['trash', 'versions']);
  for (const file of files.filter((each) => named.has(familyOf(each)))) {
    const at = (await storage.stat(file))?.writtenAt;
    if (!at) continue;
    const about = await entries.describe(file, { name: file, addedBy: '' });
    await media.insertOne({ alt: '', former: [], ...about, createdAt: at, updatedAt: at } as never);
  }
}
