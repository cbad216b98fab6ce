import { isDeepStrictEqual } from 'node:util';
import { type Connection, type mongo, Types } from 'mongoose';
import { problemOf } from '../contract/field-rules';
import { defaultsOf, type Fields } from '../contract/fields';
import { PAGE_FIELDS } from '../contract/pages';
import { DRAFT_FIELDS, type TextKind, UNTITLED } from '../contract/texts';
import { isDuplicateKey } from '../platform/errors/database-error';

/** Draft of one person, as stored until 2026-11. */
interface LegacyText {
  _id: Types.ObjectId;
  kind: 'post' | 'page' | 'service';
  /** Id of the record, or for a new record the id that was reserved for it. */
  textId: Types.ObjectId;
  /** Id of the record with which the draft was in conflict. Empty if there was no conflict. */
  forkOf?: string;
  fields: Record<string, unknown>;
  /** `updatedAt` of the record when the draft was begun. */
  basedOn?: string;
  authorId: Types.ObjectId;
  isThrownAway?: boolean;
  updatedAt: Date;
}

/** Draft from a version of the product in which only posts had drafts. `postId` is missing or `null` for a new post. */
type LegacyPostText = Omit<LegacyText, 'kind' | 'textId'> & { postId?: Types.ObjectId | null };

type StoredRecord = mongo.Document & { _id: Types.ObjectId };

const COLLECTIONS: Record<LegacyText['kind'], TextKind> = { post: 'blogs', page: 'pages', service: 'services' };
const NEWEST_FIRST = { updatedAt: -1, _id: -1 } as const;

/**
 * Moves drafts into records. Before, each author had a draft of their own. The newest draft of a record stays a draft,
 * and the others become versions. Added on 2026-11-28.
 */
export const draftsIntoRecords = (db: Connection): Promise<string | null> => new DraftsIntoRecords(db).moveAll();

class DraftsIntoRecords {
  private readonly now = new Date();

  constructor(private readonly connection: Connection) {}

  async moveAll(): Promise<string | null> {
    const older = this.connection.collection<LegacyPostText>('drafts');
    const texts = this.connection.collection<LegacyText>('kepttexts');
    let moved = 0;
    for (const row of await older.find().sort(NEWEST_FIRST).toArray()) {
      await this.move({ ...row, kind: 'post', textId: row.postId ?? row._id, ...(!row.postId && { basedOn: '' }) });
      await older.deleteOne({ _id: row._id });
      moved += 1;
    }
    for (const row of await texts.find().sort(NEWEST_FIRST).toArray()) {
      await this.move(row);
      await texts.deleteOne({ _id: row._id });
      moved += 1;
    }
    if (moved === 0) return null;
    return `unsaved texts: ${moved}. The version before this one does not know drafts: stop all of its processes`;
  }

  private async move(text: LegacyText): Promise<unknown> {
    const kind = COLLECTIONS[text.kind];
    const records = this.connection.collection<StoredRecord>(kind);
    const ids = [text.textId, ...(text.forkOf ? [new Types.ObjectId(text.forkOf)] : [])];
    const record = await records.findOne({ _id: { $in: ids } });
    if (!record) return (await this.draftOfDeleted(kind, ids, text)) || this.begin(kind, text);
    const fields = { ...textOf(kind, record), ...pick(kind, text.fields) };
    if (isDeepStrictEqual(fields, textOf(kind, record))) return null;
    const isDraft = record.status === 'draft';
    const isNewest = !record.draft && !text.isThrownAway && (!isDraft || text.updatedAt > record.updatedAt);
    if (isNewest) return isDraft ? this.replace(kind, record, text, fields) : this.draft(kind, record, text, fields);
    return isDeepStrictEqual(fields, record.draft?.fields) ? null : this.addVersion(text, record, fields);
  }

  private async draft(kind: TextKind, record: StoredRecord, text: LegacyText, fields: object): Promise<void> {
    const count = record.written?.count ?? 0;
    // If the published text has changed since the draft was begun, `basedOn` gets an older count. Publishing the draft
    // then causes a conflict.
    const isOnCurrent = !text.basedOn || Date.parse(text.basedOn) >= (record.written?.at ?? record.updatedAt).getTime();
    const draft = { fields, basedOn: isOnCurrent ? count : count - 1, by: text.authorId, at: text.updatedAt };
    await this.connection
      .collection<StoredRecord>(kind)
      .updateOne({ _id: record._id }, { $set: { draft }, $inc: { draftVersion: 1 } });
  }

  /** The text of a record that was never published is its draft. Stores it as a version before the newer text. */
  private async replace(kind: TextKind, record: StoredRecord, text: LegacyText, fields: object): Promise<void> {
    const { authorId: by, updatedAt } = text;
    await this.addVersion({ ...text, authorId: record.written?.by ?? by }, record, textOf(kind, record));
    const written = { count: (record.written?.count ?? 0) + 1, at: updatedAt, by };
    await this.connection
      .collection<StoredRecord>(kind)
      .updateOne({ _id: record._id }, { $set: { ...fields, updatedAt, written }, $inc: { draftVersion: 1 } });
  }

  /** Returns true if the record is in the trash. The draft is then added there, so that a restore includes it. */
  private async draftOfDeleted(kind: TextKind, ids: Types.ObjectId[], text: LegacyText): Promise<boolean> {
    const trash = this.connection.collection<StoredRecord>('trash');
    const copy = await trash.findOne({ source: kind, recordId: { $in: ids } });
    if (!copy) return false;
    const { record } = copy;
    const draft = { basedOn: record.written?.count ?? 0, by: text.authorId, at: text.updatedAt };
    const fields = { ...textOf(kind, record), ...pick(kind, text.fields) };
    if (!record.draft) await trash.updateOne({ _id: copy._id }, { $set: { 'record.draft': { fields, ...draft } } });
    else await this.addVersion(text, record, fields);
    return true;
  }

  private addVersion(text: LegacyText, record: StoredRecord, fields: object): Promise<void> {
    const { kind, authorId } = text;
    const version = { _id: text._id, kind, subject: record._id.toHexString(), at: this.now, authorId, fields };
    return insertOnce(this.connection.collection('versions'), version);
  }

  private async begin(kind: TextKind, text: LegacyText): Promise<void> {
    const typed = { ...defaultsOf(DRAFT_FIELDS[kind] as Fields), ...pick(kind, text.fields) } as Record<
      string,
      unknown
    >;
    if (String(typed.title) === '' && String(typed.content ?? typed.description) === '') return;
    const times = { createdAt: text.updatedAt, updatedAt: text.updatedAt, version: 0, draftVersion: 0 };
    const written = { count: 0, at: text.updatedAt, by: text.authorId };
    const record = { _id: text.textId, ...typed, ...(await this.ownFields(kind, text, typed)), ...times, written };
    if (kind !== 'services' && !text.isThrownAway) return insertOnce(this.connection.collection(kind), record);
    const copy = { _id: text._id, source: kind, recordId: text.textId, record, deletedAt: this.now };
    return insertOnce(this.connection.collection('trash'), copy);
  }

  private async ownFields(
    kind: TextKind,
    { _id, fields }: LegacyText,
    typed: Record<string, unknown>,
  ): Promise<object> {
    if (kind === 'blogs')
      return { status: 'draft', publishAt: '', excerpt: '', authorImage: '', views: 0, wasPublished: false };
    if (kind === 'pages') return { status: 'draft', slug: await this.freeSlug(String(fields.slug ?? '')) };
    // A service in the trash must have all required fields, because a restore needs them.
    const title = String(typed.title || UNTITLED).slice(0, DRAFT_FIELDS.services.title.max);
    return { title, description: typed.description || title, slug: `untitled-${_id.toHexString()}`, order: 0 };
  }

  private async freeSlug(wanted: string): Promise<string> {
    const pages = this.connection.collection('pages');
    const isFree = async (slug: string) => !(await pages.findOne({ slug }));
    if (problemOf(PAGE_FIELDS.slug, wanted) === null && (await isFree(wanted))) return wanted;
    for (let number = 1; ; number += 1) if (await isFree(`untitled-${number}`)) return `untitled-${number}`;
  }
}

function pick(kind: TextKind, fields: Record<string, unknown>): object {
  const names = Object.keys(DRAFT_FIELDS[kind]).filter((name) => fields[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

const textOf = (kind: TextKind, record: StoredRecord): object => ({
  ...defaultsOf(DRAFT_FIELDS[kind] as Fields),
  ...pick(kind, record),
});

/** Inserts a row. Does nothing if the row exists, because an earlier start that was interrupted may have stored it. */
async function insertOnce(collection: { insertOne(row: object): Promise<unknown> }, row: object): Promise<void> {
  await collection.insertOne(row).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
  });
}
