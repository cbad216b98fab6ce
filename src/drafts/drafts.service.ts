import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types, trusted } from 'mongoose';
import {
  DRAFT_DAYS,
  type Draft as DraftAnswer,
  type DraftInput,
  type DraftKind,
  FIRST_WORDS,
  firstWordsOf,
  keyOfNewText,
  newTextId,
  type OwnText,
  type SavedText,
  type TextOrigin,
  THROWN_AWAY_HOURS,
  UNSAVED_TEXTS_MAX,
  type UnsavedText,
} from '../contract/drafts';
import type { TextFormat } from '../contract/markdown';
import { noteInTrail } from '../platform/audit/audit-note';
import { ConfirmedTime } from '../platform/clock/confirmed-time';
import { DAY_MS, HOUR_MS } from '../platform/clock/durations';
import { isDuplicateKey } from '../platform/errors/database-error';
import { editConflict, notFound } from '../platform/errors/product-error';
import { isObjectId, toObjectId } from '../platform/http/object-id';
import { Every } from '../platform/jobs/every.decorator';
import { plainTextOf } from '../platform/markdown/formatted-text';
import { TrashService } from '../platform/trash/trash.service';
import { AccountsService } from '../users/accounts.service';
import { Draft } from './schemas/draft.schema';

interface Titled {
  _id: Types.ObjectId;
  title: string;
}

/** The records of one kind. */
interface KeptKind<Row extends Titled = Titled> {
  model: Model<Row>;
  /** As staff read it. Errors: 404 unknown. */
  read: (id: string) => Promise<object>;
}

/**
 * Texts that each writer has typed and not saved, so that they are there in another browser too. Each is its writer's own:
 * two who write at the same record meet when they save, as ever, and what is published knows nothing of it.
 * docs/decisions/062-unsaved-texts-of-any-kind.md
 */
@Injectable()
export class DraftsService implements OnModuleInit {
  private readonly kinds = new Map<string, KeptKind>();

  constructor(
    @InjectModel(Draft.name) private readonly model: Model<Draft>,
    private readonly time: ConfirmedTime,
    private readonly accounts: AccountsService,
    private readonly trash: TrashService,
  ) {}

  /** Nobody else could read what an account has typed, so it goes with the account. */
  onModuleInit(): void {
    this.accounts.onGone(async (ids) => void (await this.model.deleteMany({ authorId: trusted({ $in: [...ids] }) })));
  }

  /** Call it once for each kind, in a constructor. */
  register<Row extends Titled>(kind: DraftKind, records: KeptKind<Row>): void {
    this.kinds.set(kind, records as unknown as KeptKind);
  }

  /**
   * Texts of this writer, the one that was typed in last first: those that no record stands for (new ones, those that
   * met another text in their record, those whose record was deleted), and words typed into a record, under its id.
   * Errors: 404 unknown kind.
   */
  async listUnsaved(kind: string, authorId: string): Promise<UnsavedText[]> {
    const { model } = this.of(kind);
    const rows = await this.model
      .find({ kind: kind as DraftKind, authorId: new Types.ObjectId(authorId) })
      .select('textId forkOf basedOn typedIn updatedAt isThrownAway fields')
      .sort({ updatedAt: -1 })
      .lean<Draft[]>();
    const titles = await titlesOf(
      model,
      rows.flatMap(({ textId, forkOf }) => [textId.toHexString(), forkOf]),
    );
    const isOfRecord = ({ textId }: Draft) => titles.has(textId.toHexString());
    const firstOf = (are: boolean) => rows.filter((row) => isOfRecord(row) === are).slice(0, UNSAVED_TEXTS_MAX);
    return [...firstOf(false), ...firstOf(true)].map((row) => ({
      id: isOfRecord(row) ? row.textId.toHexString() : newTextId(row.textId.toHexString()),
      title: row.fields?.title ?? '',
      words: firstWords(row.fields ?? {}),
      typedIn: row.typedIn ?? '',
      updatedAt: row.updatedAt.toISOString(),
      origin: originOf(row, titles),
      isThrownAway: row.isThrownAway === true,
    }));
  }

  /** @param id of a record, or of a new text. Errors: 404 unknown kind or record. */
  async read(kind: string, id: string, authorId: string): Promise<DraftAnswer | null> {
    const row = await this.model.findOne(await this.find(kind, id, authorId)).lean<Draft>();
    return row && this.toAnswer(row, id);
  }

  /**
   * Errors: 404 unknown kind or record; 409 another writer has kept something else since this one has read, with that
   * in `current`.
   */
  async keep<K extends DraftKind>(
    kind: K,
    id: string,
    authorId: string,
    { basedOn = '', forkOf = '', typedIn = '', isThrownAway = false, writer = '', read, ...fields }: DraftInput<K>,
  ): Promise<DraftAnswer<K>> {
    const key = await this.find(kind, id, authorId);
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    // A text stays one of the record that it met.
    const sent = { fields: given, basedOn, typedIn, isThrownAway, writer, ...(forkOf && { forkOf }) };
    const change = { $set: sent };
    const answer = (row: Draft) => this.toAnswer(row, id) as Promise<DraftAnswer<K>>;
    if (read === undefined) {
      const options = { upsert: true, returnDocument: 'after' } as const;
      return answer(await this.model.findOneAndUpdate(key, change, options).lean<Draft>());
    }
    const row = await this.model
      .findOneAndUpdate({ ...key, ...whichIs({ writer, read }) }, change, { returnDocument: 'after' })
      .lean<Draft | null>();
    if (row) return answer(row);
    try {
      return await answer(await this.model.create({ ...key, ...sent }));
    } catch (error) {
      // There is one, and it is neither this writer's own nor the one that was read.
      if (!isDuplicateKey(error)) throw error;
      throw editConflict(await this.read(kind, id, authorId));
    }
  }

  /** @param own which text is meant; without its words whatever is kept. Errors: 404 unknown kind or record. */
  async drop(kind: string, id: string, authorId: string, own: OwnText = {}): Promise<void> {
    const isAny = own.writer === undefined && own.read === undefined;
    await this.model.deleteOne({ ...(await this.find(kind, id, authorId)), ...(isAny ? {} : whichIs(own)) });
  }

  /**
   * Saves, and forgets the text that became the record by it: neither one that was typed on another device, nor the
   * words that were typed since.
   * @param saved whose `unsaved` is an id as `keep` takes it; another word is no text
   */
  async saving<Saved extends { updatedAt: string }>(
    kind: DraftKind,
    saved: SavedText,
    authorId: string,
    save: () => Promise<Saved>,
  ): Promise<Saved> {
    const begunAt = new Date();
    const record = await save();
    const textId = keyOf(saved.unsaved ?? '');
    if (textId === undefined) return record;
    const text = { kind, textId, authorId: new Types.ObjectId(authorId) };
    await this.model.deleteOne({ $and: [{ ...text, ...whichIs(saved) }, { updatedAt: trusted({ $lte: begunAt }) }] });
    // Words typed meanwhile are words on what is stored now, also where their writer never hears that it is.
    if (saved.writer) {
      const basedOn = { $set: { basedOn: record.updatedAt } };
      await this.model.updateOne({ ...text, writer: saved.writer }, basedOn, { timestamps: false });
    }
    return record;
  }

  /**
   * The same for a new record. The key of a new text becomes the id of its record: of two devices that save one text,
   * the second is told of the record that came of it, and where both say the same, that record is the answer.
   * Errors: 409 the text was saved already, with the record in `current`; those of `create`.
   */
  creating<Saved extends { _id: string; updatedAt: string }>(
    kind: DraftKind,
    saved: SavedText,
    authorId: string,
    input: object,
    create: (id: { _id?: Types.ObjectId }) => Promise<Saved>,
  ): Promise<Saved> {
    const key = keyOfNewText(saved.unsaved ?? '');
    if (!key) return create({});
    const { model, read } = this.of(kind);
    const orThat = (record: object): Saved => {
      if (says(record, input)) return record as Saved;
      noteInTrail({ subjectId: (record as Saved)._id });
      throw editConflict(record);
    };
    return this.saving(kind, saved, authorId, async () => {
      const find = async (of: Types.ObjectId) => ((await model.exists({ _id: of })) ? read(of.toHexString()) : null);
      const _id = idFor(key, await this.trash.listIds(model));
      const already = (await find(_id)) ?? (await find(await this.forkOf(kind, key, authorId)));
      if (already) return orThat(already);
      try {
        return await create({ _id });
      } catch (error) {
        const faster = await find(_id);
        if (!faster) throw error;
        return orThat(faster);
      }
    });
  }

  @Every(HOUR_MS)
  async dropOld(now = new Date()): Promise<void> {
    if (!(await this.time.believes(now))) return;
    const before = (ms: number) => ({ updatedAt: trusted({ $lt: new Date(now.getTime() - ms) }) });
    const thrownAway = { isThrownAway: true, ...before(THROWN_AWAY_HOURS * HOUR_MS) };
    await this.model.deleteMany({ $or: [before(DRAFT_DAYS * DAY_MS), thrownAway] });
  }

  /** Id of the record that a new text met another one in; its own key where it met none. */
  private async forkOf(kind: DraftKind, key: string, authorId: string): Promise<Types.ObjectId> {
    const text = { kind, textId: toObjectId(key), authorId: new Types.ObjectId(authorId) };
    const row = await this.model.findOne(text).select('forkOf').lean<Pick<Draft, 'forkOf'>>();
    return toObjectId(isObjectId(row?.forkOf ?? '') ? row!.forkOf : key);
  }

  private of(kind: string): KeptKind {
    const known = this.kinds.get(kind);
    if (!known) throw notFound();
    return known;
  }

  private async find(kind: string, id: string, authorId: string) {
    const { model } = this.of(kind);
    const textId = keyOf(id);
    if (!textId || (!keyOfNewText(id) && !(await model.exists({ _id: textId })))) throw notFound();
    return { kind: kind as DraftKind, textId, authorId: new Types.ObjectId(authorId) };
  }

  private async toAnswer(row: Draft, id: string): Promise<DraftAnswer> {
    const { kind, textId, fields, basedOn, forkOf, typedIn, updatedAt } = row;
    const isNew = keyOfNewText(id) !== undefined;
    const titles = isNew ? await titlesOf(this.of(kind).model, [textId.toHexString(), forkOf]) : new Map();
    const origin = isNew ? originOf(row, titles) : null;
    return { fields, basedOn, typedIn, updatedAt: updatedAt.toISOString(), origin };
  }
}

/** The key of a text in its row; `undefined` where no text has that id. */
function keyOf(id: string): Types.ObjectId | undefined {
  const key = keyOfNewText(id) ?? id;
  return isObjectId(key) ? toObjectId(key) : undefined;
}

/** The id of the record that a new text becomes. A deleted record may come back under its own. */
function idFor(key: string, deleted: readonly Types.ObjectId[]): Types.ObjectId {
  const id = toObjectId(key);
  if (!deleted.some((one) => one.equals(id))) return id;
  return idFor(createHash('sha256').update(key).digest('hex').slice(0, key.length), deleted);
}

/** The text that this writer has sent, or has read. */
const whichIs = ({ writer = '', read = '' }: OwnText) => ({
  $or: [{ writer }, { updatedAt: new Date(Date.parse(read) || 0) }],
});

/** Whether a record says all that a form has sent. */
const says = (record: object, input: object): boolean =>
  Object.entries(input).every(
    ([name, value]) => value === undefined || isDeepStrictEqual((record as Record<string, unknown>)[name], value),
  );

async function titlesOf(model: Model<Titled>, ids: readonly string[]): Promise<Map<string, string>> {
  const known = ids.filter(isObjectId).map(toObjectId);
  if (known.length === 0) return new Map();
  const rows = await model
    .find({ _id: trusted({ $in: known }) } as QueryFilter<Titled>)
    .select('title')
    .lean<Titled[]>();
  return new Map(rows.map(({ _id, title }) => [_id.toHexString(), title]));
}

/** More marks than these in front of the first words hide them. */
const MARKS_MAX = 400;

function firstWords({ content, description, format }: { content?: string; description?: string; format?: TextFormat }) {
  const source = (content ?? description ?? '').slice(0, FIRST_WORDS + MARKS_MAX);
  return firstWordsOf(plainTextOf(source, format));
}

/** @param titles of the records that are there, by id */
function originOf({ textId, forkOf, basedOn }: Draft, titles: ReadonlyMap<string, string>): TextOrigin | null {
  const own = textId.toHexString();
  const id = forkOf && (basedOn || titles.has(forkOf)) ? forkOf : own;
  // A new text that was begun on none, and that nobody has saved, nor the one that it met.
  if (!basedOn && !titles.has(id)) return null;
  return { id, title: titles.get(id) ?? null };
}
