import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { AuditChange } from '../contract/audit-change';
import { NO_SECTION_TEXT } from '../contract/versions';
import { drawnWords, markedWords } from '../contract/website/drawn-words';
import type { SectionFields, Section as SectionOf } from '../contract/website/section';
import {
  findSection,
  type HiddenSection,
  SECTION_NAMES,
  SECTIONS,
  type SectionName,
  type ShownSections,
  type StoredSection,
  type ToldSections,
  type Website,
} from '../contract/website/sections';
import { noteInTrail } from '../platform/audit/audit-note';
import { AuditSubjectsService } from '../platform/audit/audit-subjects.service';
import { ContentVersionsService } from '../platform/cache/content-versions.service';
import { StaleIfErrorCache } from '../platform/cache/stale-if-error-cache';
import { ENVIRONMENT } from '../platform/config/config.module';
import type { Environment } from '../platform/config/environment';
import { type Changed, changeRow, type Decide, refuseStale, setOf } from '../platform/database/save-edit';
import { notFound } from '../platform/errors/product-error';
import { refuseNonPictures } from '../platform/fields/refuse-non-pictures';
import { type CurrentText, type Versioned, VersionsService } from '../platform/versions/versions.service';
import { MediaIndex } from '../uploads/media-index';
import { type Words, withUnknown } from './current-words';
import { CUSTOMISED, NEVER_SAVED, Section, type SectionRow, toSection, toWebsite } from './schemas/section.schema';
import { linksFrom, withLinks, withOwnPaths } from './section-links';
import type { SectionEdit } from './website.dto';

/** The `updatedAt` that an editor has read. */
type ReadAt = SectionEdit['updatedAt'];

interface Known {
  website: Website;
  isOwn: boolean;
}

/** Stored for a default section that was hidden with the samples. A section hidden by staff keeps its texts. */
const HIDDEN_AS_DELIVERED = { isHidden: true };

/** Validated changes that are not saved. */
export type UnsavedSections = { [Name in SectionName]?: SectionEdit };

/** Kinds of fields whose values the audit log may show: none with written text. */
const PLAIN = ['choice', 'flag', 'number'];

@Injectable()
export class WebsiteService {
  @Inject() private readonly media: MediaIndex;

  private readonly cache: StaleIfErrorCache<Known>;

  constructor(
    @InjectModel(Section.name) private readonly model: Model<SectionRow>,
    private readonly versions: ContentVersionsService,
    private readonly texts: VersionsService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    subjects: AuditSubjectsService,
  ) {
    texts.register('section', 'website', (name) => this.readText(toSectionName(name)));
    this.cache = new StaleIfErrorCache(versions, 'website', () => this.readStored());
    subjects.register('website', async (names) => {
      const sections = names.map((name) => [name, findSection(name)] as const);
      const toSubject = (name: string, title: string) => ({ name: title, path: `/admin/website?section=${name}` });
      return new Map(sections.flatMap(([name, found]) => (found ? [[name, toSubject(name, found.title)]] : [])));
    });
  }

  /** Returns all sections from memory. Throws 503 if the database is unavailable and they were never read. */
  async read(): Promise<Website> {
    return (await this.cache.read()).website;
  }

  /** Returns all sections, with nothing but `isHidden` for hidden ones. Throws as `read`. */
  async readForVisitors(): Promise<ToldSections> {
    const website = await this.read();
    const sections = SECTION_NAMES.map((name) => [name, forVisitors(name, website[name])]);
    return this.media.described(Object.fromEntries(sections)) as ToldSections;
  }

  /** True after the sample content was removed. Defaults are then no longer used as fallbacks. Throws as `read`. */
  async isOwn(): Promise<boolean> {
    return (await this.cache.read()).isOwn;
  }

  /** @see isOwn */
  setCustomised(isOwn: boolean): Promise<void> {
    return this.change(async () => {
      if (isOwn) await this.model.updateOne({ _id: CUSTOMISED }, {}, { upsert: true });
      else await this.model.deleteOne({ _id: CUSTOMISED });
    });
  }

  /** Returns the sections about the organisation that still show their defaults and can be hidden. Throws as `read`. */
  async listDelivered(): Promise<SectionName[]> {
    const website = await this.read();
    return SECTION_NAMES.filter((name) => isSample(name, website[name]));
  }

  /** Hides the sections of `listDelivered`, unless they change meanwhile. Returns their names. */
  hideDelivered(): Promise<SectionName[]> {
    return this.changeEach(SECTION_NAMES, (name, stored) =>
      isSample(name, toSection(name, stored)) ? setOf({ words: HIDDEN_AS_DELIVERED }) : null,
    );
  }

  /** Shows the sections again that `hideDelivered` has hidden, unless they have changed since. */
  async restoreDefaults(names: readonly SectionName[]): Promise<void> {
    await this.changeEach(names, (_name, { words }) =>
      isDeepStrictEqual(words, HIDDEN_AS_DELIVERED) ? setOf({ words: null }) : null,
    );
  }

  /**
   * Returns all sections as pages need them. Throws as `read`.
   * @param unsaved changes that count as saved
   */
  async readPublished(unsaved: UnsavedSections = {}): Promise<ShownSections> {
    const { website: stored, isOwn } = await this.cache.read();
    const website = withUnsaved(stored, unsaved);
    const sections = SECTION_NAMES.map((name) => {
      const { updatedAt: _updatedAt, ...shown } = forVisitors(name, website[name]);
      return [name, shown];
    });
    return { ...this.media.described(Object.fromEntries(sections)), ...(isOwn && { isOwn }) } as ShownSections;
  }

  /**
   * Changes the given fields. Throws 400 if an image field has no image; 409 if the stored section is newer than
   * `updatedAt`, with it in `current`.
   */
  update(name: SectionName, { updatedAt, ...changes }: SectionEdit): Promise<Website[SectionName]> {
    return this.save(name, updatedAt, (stored) => {
      const before = toSection(name, stored);
      refuseNonPictures((findSection(name) as SectionOf).fields, given(changes), { ...before });
      const words = storedWords(name, { ...before, ...given(changes) }, stored);
      return setOf({ words: withOwnPaths(name, words, this.environment.publicUrl) });
    });
  }

  /** Returns the current version of a section. */
  async readText(name: SectionName): Promise<CurrentText> {
    const row = await this.model.findById(name).lean<SectionRow>();
    const { updatedAt, ...words } = toSection(name, row ?? undefined);
    const isSample = saysSample(name, row ?? undefined);
    return { fields: withoutSwitch(words), written: row?.written, updatedAt: new Date(updatedAt ?? 0), isSample };
  }

  /** Resets a section to its defaults. Throws as `update`. */
  reset(name: SectionName, updatedAt: ReadAt): Promise<Website[SectionName]> {
    return this.save(name, updatedAt, () => setOf({ words: null }));
  }

  private async save(name: SectionName, updatedAt: ReadAt, decide: Decide<SectionRow>): Promise<Website[SectionName]> {
    return this.change(async () => {
      const { before, row } = await this.changeSection(name, (stored) => {
        refuseStale(stored.updatedAt, updatedAt, () => toSection(name, stored));
        return decide(stored);
      });
      noteChanges(name, { ...toSection(name, before) }, { ...toSection(name, row) });
      return toSection(name, row);
    });
  }

  /** Returns the names of the changed sections. */
  private async changeEach(
    names: readonly SectionName[],
    decide: (name: SectionName, stored: SectionRow) => ReturnType<Decide<SectionRow>>,
  ): Promise<SectionName[]> {
    const changed: SectionName[] = [];
    for (const name of names) {
      const { before, row } = await this.change(() => this.changeSection(name, (stored) => decide(name, stored)));
      if (before !== row) changed.push(name);
    }
    return changed;
  }

  private async changeSection(name: SectionName, decide: Decide<SectionRow>): Promise<Changed<SectionRow>> {
    // A refused change must not create a row, so it is tried on an empty one first.
    if (!(await this.model.exists({ _id: name }))) decide({ _id: name, words: null, ...NEVER_SAVED });
    // `changeRow` needs an existing document.
    const begin = { $setOnInsert: NEVER_SAVED };
    await this.model.updateOne({ _id: name }, begin, { upsert: true, timestamps: false });
    const versioned = textOf(name);
    const changed = await changeRow(this.model, { _id: name }, this.texts.stamped(versioned, decide), {
      beforeWrite: (row, update) => this.texts.keep(versioned, row, update),
    });
    await this.texts.trim(versioned, changed as Changed<SectionRow>);
    return changed as Changed<SectionRow>;
  }

  /** Updates the links of a section to a path of the site. */
  async changeLinks(name: SectionName, from: string, to: string): Promise<void> {
    if (linksFrom(name, { ...(await this.read())[name] }, from).length === 0) return;
    await this.save(name, undefined, (stored) =>
      setOf({ words: withLinks(name, storedWords(name, { ...toSection(name, stored) }, stored), from, to) }),
    );
  }

  private async change<T>(work: () => Promise<T>): Promise<T> {
    const changed = await work();
    await this.versions.bump('website');
    return changed;
  }

  private async readStored(): Promise<Known> {
    const rows = await this.model.find().lean<SectionRow[]>();
    return { website: toWebsite(rows), isOwn: rows.some(({ _id }) => _id === CUSTOMISED) };
  }
}

function toSectionName(name: string): SectionName {
  if (!findSection(name)) throw notFound();
  return name as SectionName;
}

/** Omits hidden texts, which no page shows: those of a section or of a part. */
function forVisitors(name: SectionName, section: StoredSection): StoredSection | HiddenSection {
  const { needs } = findSection(name) as SectionOf;
  const isEmpty = needs !== undefined && (section as unknown as Record<string, unknown[]>)[needs]?.length === 0;
  if (section.isHidden || isEmpty) return { isHidden: true, updatedAt: section.updatedAt };
  return drawnWords(name, markedWords(name, section));
}

/** Versions of a section's texts. */
const textOf = (name: SectionName): Versioned<SectionRow> => ({
  kind: 'section',
  toFields: (row) => withoutSwitch(toSection(name, row)),
  isSample: (row) => saysSample(name, row),
});

/** True if only the visibility was changed, as the removal of samples does. */
const saysSample = (name: SectionName, row: SectionRow | undefined): boolean =>
  isDeepStrictEqual(withoutSwitch(toSection(name, row)), withoutSwitch(SECTIONS[name].words));

const withoutSwitch = (section: object): Words =>
  Object.fromEntries(Object.entries(section).filter(([field]) => !NO_SECTION_TEXT.includes(field)));

const given = (changes: Words): Words =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

/** Returns the section's fields as plain objects, because a validated body has class instances. */
const wordsIn = (name: SectionName, words: Words): Words =>
  structuredClone(Object.fromEntries(Object.keys(SECTIONS[name].words).map((field) => [field, words[field]])));

/** Returns the fields to store in place of the earlier ones. */
const storedWords = (name: SectionName, words: Words, { words: before }: SectionRow): Words =>
  withUnknown(SECTIONS[name].fields as SectionFields, wordsIn(name, words), (before ?? {}) as Words);

const isDelivered = (name: SectionName, section: StoredSection): boolean =>
  namesOfChanged({ ...SECTIONS[name].words }, { ...section }).length === 0;

const withUnsaved = (website: Website, unsaved: UnsavedSections): Website => {
  const sections = Object.entries(unsaved).map(([name, { updatedAt: _updatedAt, ...changes }]) => {
    const stored = website[name as SectionName];
    return [name, { ...wordsIn(name as SectionName, { ...stored, ...given(changes) }), updatedAt: stored.updatedAt }];
  });
  return { ...website, ...Object.fromEntries(sections) };
};

const isSample = (name: SectionName, section: StoredSection): boolean =>
  'isHidden' in section && !findSection(name)?.isNeutral && isDelivered(name, section);

const namesOfChanged = (before: Words, after: Words): string[] =>
  Object.keys(after).filter((field) => field !== 'updatedAt' && !isDeepStrictEqual(before[field], after[field]));

/** Records the changed fields in the audit log. */
function noteChanges(name: SectionName, before: Words, after: Words): void {
  const fields = namesOfChanged(before, after);
  const kinds = SECTIONS[name].fields as SectionFields;
  const plain = fields.filter((field) => PLAIN.some((kind) => kind === kinds[field]?.kind));
  const changes = plain.map((field) => ({ field, from: before[field], to: after[field] })) as AuditChange[];
  noteInTrail({ subjectId: name, fields, changes });
}
