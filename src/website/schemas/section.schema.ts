import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema } from 'mongoose';
import type { Section as SectionOf } from '../../contract/website/section';
import { SECTIONS, type SectionName, type StoredSection, type Website } from '../../contract/website/sections';
import { storeMediaIds } from '../../platform/database/media-ids';
import { STORED_SCHEMA } from '../../platform/database/stored-schema';
import { addWrittenText, type WithText } from '../../platform/versions/text-row';
import { currentText, type Words } from '../current-text';

/** Id of a row that is no section. The row exists if staff have removed the sample content. */
export const CUSTOMISED = 'ownSite';

@Schema({ ...STORED_SCHEMA, collection: 'website' })
export class Section {
  @Prop({ type: String, required: true })
  _id: SectionName | typeof CUSTOMISED;

  /** Stored texts of the section. `null` after a reset to the sample text. */
  @Prop({ type: MongooseSchema.Types.Mixed, default: null })
  words: object | null;

  updatedAt: Date;
}

export type SectionRow = Section & WithText;

export const SectionSchema = SchemaFactory.createForClass(Section);
SectionSchema.plugin(storeMediaIds);
addWrittenText(SectionSchema);

/** Values of a section's row before its first save. For such a row, `toSection` returns `null` as `updatedAt`. */
export const NEVER_SAVED = { updatedAt: new Date(0) };

export function toSection<Name extends SectionName>(name: Name, row: SectionRow | undefined): StoredSection<Name> {
  const { fields, words } = SECTIONS[name] as SectionOf;
  const known = currentText(fields, words, (row?.words ?? {}) as Words);
  const savedAt = row?.updatedAt;
  const updatedAt = savedAt && savedAt > NEVER_SAVED.updatedAt ? savedAt.toISOString() : null;
  return { ...known, updatedAt } as unknown as StoredSection<Name>;
}

export function toWebsite(rows: readonly SectionRow[]): Website {
  const names = Object.keys(SECTIONS) as SectionName[];
  const sections = names.map((name) => [
    name,
    toSection(
      name,
      rows.find(({ _id }) => _id === name),
    ),
  ]);
  return Object.fromEntries(sections) as Website;
}
