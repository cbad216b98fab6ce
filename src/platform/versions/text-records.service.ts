import { isDeepStrictEqual } from 'node:util';
import { Inject } from '@nestjs/common';
import type { Model, QueryFilter, Types, UpdateQuery } from 'mongoose';
import { problemsIn, tidied } from '../../contract/field-rules';
import type { Fields, InputOf } from '../../contract/fields';
import {
  DRAFT_FIELDS,
  type DraftInput,
  type EditedText,
  type PublishInput,
  type SavedDraft,
  type TextKind,
  type TextRecords,
} from '../../contract/texts';
import { recordInAuditLog } from '../audit/audit-details';
import { type Changed, changeRow, type EditOptions } from '../database/save-edit';
import { conflict, editConflict, invalidFields, notFound } from '../errors/product-error';
import { pickFields } from '../fields/stored-fields';
import { toObjectId } from '../http/object-id';
import { type RecordsOptions, RecordsService } from '../records/records.service';
import { type PreviewedText, TextPreviewsService } from './text-previews.service';
import { counted, countOf, isDraft, nextText, type StoredDraft, type TextRow } from './text-row';
import { actor, type CurrentText, type Versioned, VersionsService } from './versions.service';

type Values = Record<string, unknown>;

const NOTHING_TO_DISCARD = 'There is no draft to discard.';

/** Thrown if another person has changed the draft, or the published text on which the draft is based. */
class TextChanged extends Error {}

/** Base class for records written in the editor. A record with status `draft` is its own draft: docs/decisions/012. */
export abstract class TextRecordsService<
  K extends TextKind,
  Row extends TextRow,
  Entity extends TextRecords[K] = TextRecords[K],
> extends RecordsService<Row, Entity> {
  @Inject() private readonly previews: TextPreviewsService;
  @Inject() private readonly texts: VersionsService;
  private readonly fields: Fields;

  protected constructor(
    private readonly textKind: K,
    model: Model<Row>,
    options: RecordsOptions<Row>,
    private readonly versioned: Versioned<Row>,
  ) {
    super(textKind, model, options);
    this.fields = DRAFT_FIELDS[textKind];
  }

  override onModuleInit(): void {
    super.onModuleInit();
    this.texts.register(this.versioned.kind, this.textKind, (id) => this.readText(id));
    this.previews.register(this.textKind, async (id) => {
      const row = await this.findRow(id);
      return this.toPreviewed({ ...row, ...this.tidy(this.draftOf(row).fields) });
    });
    this.trash.onGone(this.model, async (ids) => {
      const gone = await this.missingIds(ids);
      await this.texts.removeAll(this.versioned.kind, gone.map(String));
    });
  }

  protected abstract toPreviewed(row: Row): PreviewedText | Promise<PreviewedText>;

  /** Returns further fields that change on publishing. Throws 400 for `publishAt` of a published record. */
  protected abstract toPublished(row: Row, publishAt: string | undefined): object;

  protected wasPublished(_row: Row): boolean {
    return false;
  }

  protected override toStaff(row: Row): Entity {
    return { ...this.toEntity(row), ...(row.draft && { hasDraft: true }) };
  }

  protected async toOpened(row: Row): Promise<Entity> {
    return this.toEntity(row);
  }

  async readDraft(id: string): Promise<EditedText<K>> {
    return this.toEdited(await this.findRow(id));
  }

  /** Stores an unpublished text. Throws 404 for an unknown id, 409 if the draft has changed since `version`. */
  async saveDraft(id: string, input: DraftInput<K>, by: Types.ObjectId): Promise<SavedDraft> {
    const { fields, version: draftVersion, basedOn } = input;
    const row = await this.findRow(id);
    const stored = this.draftOf(row);
    const text = { ...stored.fields, ...given(fields) };
    if (row.draftVersion !== draftVersion) {
      if (!isDeepStrictEqual(stored.fields, text)) throw editConflict(await this.toEdited(row));
      return this.toSaved(row);
    }
    const saved = isDraft(row)
      ? await this.saveInRecord(row, text, by)
      : // A draft that equals the public text is removed.
        await this.saveBeside(
          row,
          isDeepStrictEqual(text, this.textOf(row)) ? null : { fields: text, basedOn, by, at: new Date() },
        );
    // `null` means that someone else changed the row first. The next attempt reads it again.
    return saved ? this.toSaved(saved) : this.saveDraft(id, input, by);
  }

  /** Publishes the draft in one write. Throws 400 for incomplete fields, 404 for an unknown id, 409 for a conflict. */
  async publish(id: string, input: PublishInput): Promise<EditedText<K>> {
    const { version: draftVersion, textVersion, publishAt } = input;
    let changed: string[] = [];
    const toChanges = (row: Row): object => {
      const isOnOlderText = row.draft && row.draft.basedOn !== countOf(row) && textVersion !== countOf(row);
      if (row.draftVersion !== draftVersion || isOnOlderText) throw new TextChanged();
      const text = row.draft || isDraft(row) ? this.finished(this.draftOf(row).fields) : {};
      this.refuseOthers(text, row);
      changed = Object.keys(text).filter((name) => !isDeepStrictEqual(text[name], (row as Values)[name]));
      return { ...text, ...this.toPublished(row, publishAt), draft: null, draftVersion: draftVersion + 1 };
    };
    try {
      await this.save(id, toChanges);
    } catch (error) {
      throw error instanceof TextChanged ? editConflict(await this.readDraft(id)) : error;
    }
    recordInAuditLog({ fields: changed.sort() });
    return this.readDraft(id);
  }

  /**
   * Discards the draft and stores it as a version. A record that was never published is moved to the trash. Throws 404
   * for an unknown id, 409 without a draft or if the draft has changed.
   */
  async discardDraft(id: string, draftVersion: number, by: Types.ObjectId): Promise<void> {
    const row = await this.findRow(id);
    if (row.draftVersion !== draftVersion) throw editConflict(await this.toEdited(row));
    const asItIs = { draftVersion: row.draftVersion, status: row.status ?? null } as QueryFilter<Row>;
    if (row.draft) {
      await this.addVersion(id, row.draft.fields, by);
      if (!(await this.saveBeside(row, null))) throw editConflict(await this.readDraft(id));
    } else if (!isDraft(row) || this.wasPublished(row)) throw conflict(NOTHING_TO_DISCARD);
    else if (this.isEmpty(row)) {
      const { deletedCount } = await this.model.deleteOne({ ...asItIs, _id: row._id });
      if (deletedCount === 0) throw editConflict(await this.readDraft(id));
    } else await this.remove(id, asItIs);
  }

  /**
   * Stores a text as a version, such as a text that was given up in a conflict. If the text is the current draft, the
   * version gets the draft's author. Throws 404 for an unknown id.
   */
  async addVersion(id: string, fields: object, by: Types.ObjectId): Promise<void> {
    const row = await this.findRow(id);
    const draft = this.draftOf(row);
    const toText = (of: object) => this.versioned.toFields({ ...row, ...given(of) });
    const text = toText(fields);
    const writer = isDeepStrictEqual(text, toText(draft.fields)) ? draft.by : null;
    await this.texts.add({ kind: this.versioned.kind, id: row._id.toHexString() }, row, text, writer ?? by);
  }

  private async readText(id: string): Promise<CurrentText> {
    const row = await this.findRow(id);
    return { fields: this.versioned.toFields(row), written: row.written, updatedAt: row.updatedAt };
  }

  override async create(sent: object): Promise<Entity> {
    // The full-page editor creates a draft with only a status, so nothing is checked. A form also sends a title, which
    // may be empty. The fields of a form must be complete.
    const { status, title } = sent as Partial<TextRow>;
    if (status !== 'draft' || title === '') this.finished(this.textOf(sent));
    return super.create({ ...sent, ...this.texts.begin() });
  }

  /** Saves a change. Every change of a record, including publishing, uses this method. */
  protected override save(id: string, toChanges: (row: Row) => object, readAt?: string): Promise<Entity> {
    return super.save(id, (row) => this.withDraft(row, toChanges(row)), readAt);
  }

  protected override get editOptions(): EditOptions<Row> {
    const { texts, versioned } = this;
    return {
      alsoUnchanged: ['draftVersion'],
      around: (decide) => {
        const stamped = texts.stamped(versioned, decide);
        return (row) => counted(this.fields, row, stamped(row));
      },
      beforeWrite: (row, update) => texts.keep(versioned, row, update),
    };
  }

  protected override afterEdit(saved: Changed<Row>): Promise<void> {
    return this.texts.trim(this.versioned, saved);
  }

  /**
   * Returns the changes to store. Adds the stored draft to a record that becomes a draft. Throws 400 if a record stops
   * being a draft and its text is outside the limits for published text.
   */
  private withDraft(row: Row, changes: object): object {
    const { status = row.status } = changes as Partial<TextRow>;
    if (isDraft(row) && !isDraft({ status })) this.finished(this.textOf({ ...row, ...given(changes) }));
    if (isDraft(row) || !isDraft({ status })) return changes;
    // A form sends all fields. Unchanged fields do not count as edits of the draft.
    const edited = Object.entries(changes).filter(
      ([name, value]) => !(name in this.fields) || !isDeepStrictEqual(value, (row as Values)[name]),
    );
    // Visitors have seen this text. It becomes a version now, because later drafts would replace it.
    const written = nextText(row, actor());
    const begun = { draft: null, draftVersion: row.draftVersion + 1, written };
    return { ...row.draft?.fields, ...Object.fromEntries(edited), ...begun };
  }

  /** Returns the text with trimmed fields. Throws 400 with each field that is outside the limits for published text. */
  private finished(text: object): Values {
    const values = this.tidy(text);
    const wrong = problemsIn(this.fields, values);
    if (wrong.length > 0) throw invalidFields(wrong);
    return values;
  }

  private tidy(text: object): Values {
    const values = Object.entries(this.fields).map(([name, field]) => [name, tidied(field, (text as Values)[name])]);
    return Object.fromEntries(values);
  }

  private async saveInRecord(read: Row, text: Values, by: Types.ObjectId): Promise<Row | null> {
    const changed = await changeRow(
      this.model,
      { _id: read._id } as QueryFilter<Row>,
      (row) => {
        if (!isDraft(row) || row.draftVersion !== read.draftVersion) return null;
        const counted = { written: nextText(row, by), draftVersion: row.draftVersion + 1 };
        return { $set: { ...text, ...this.derive(text, row), ...counted } } as UpdateQuery<Row>;
      },
      { alsoUnchanged: ['draftVersion'] },
    );
    return changed && changed.row !== changed.before ? changed.row : null;
  }

  private saveBeside({ _id, draftVersion, status }: Row, draft: StoredDraft | null): Promise<Row | null> {
    const asItIs = { _id, draftVersion, status: status ?? null } as QueryFilter<Row>;
    const change = { $set: { draft }, $inc: { draftVersion: 1 } } as UpdateQuery<Row>;
    return this.model
      .findOneAndUpdate(asItIs, change, { returnDocument: 'after', timestamps: false })
      .lean<Row | null>();
  }

  private textOf(row: object): Values {
    return pickFields(this.fields, row as InputOf<Fields>);
  }

  private async findRow(id: string): Promise<Row> {
    const row = await this.model.findById(toObjectId(id)).lean<Row | null>();
    if (!row) throw notFound();
    return row;
  }

  /** Returns the stored draft. Without one, returns the record's own text in the form of a draft. */
  private draftOf(row: Row): StoredDraft {
    const { draft, written, updatedAt } = row;
    if (draft) return draft;
    const fields = this.textOf(row);
    return { fields, basedOn: countOf(row), by: written?.by ?? null, at: written?.at ?? updatedAt };
  }

  private toSaved(row: Row): SavedDraft {
    const { basedOn, at } = this.draftOf(row);
    return { version: row.draftVersion, textVersion: basedOn, at: at.toISOString() };
  }

  private async toEdited(row: Row): Promise<EditedText<K>> {
    const { by, at, ...draft } = this.draftOf(row);
    const { written = { by: null, at: row.updatedAt } } = row;
    const authors = [by, written.by].map((author) => author?.toHexString() ?? '');
    const names = await this.subjects.find('users', authors);
    const [draftBy, textBy = ''] = authors.map((author) => names.get(author)?.name ?? '');
    const hasDraft = isDraft(row) || row.draft;
    return {
      draft: hasDraft ? ({ ...draft, by: draftBy, at: at.toISOString() } as EditedText<K>['draft']) : null,
      version: row.draftVersion,
      textVersion: countOf(row),
      written: { by: textBy, at: written.at.toISOString() },
      ...(isDraft(row) && this.wasPublished(row) && { wasPublished: true }),
      record: await this.toOpened(row),
    };
  }

  /** True without title, text, image and tags. All other fields have defaults. */
  private isEmpty(row: Row): boolean {
    const { title, content, description, image, tags = [] } = this.textOf(row);
    return [title, content, description, image, ...(tags as string[])].every((text) => !text);
  }
}

const given = (fields: object = {}): Values =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
