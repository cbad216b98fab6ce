import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { AuditChange } from '../contract/audit-change';
import { NO_SECTION_TEXT } from '../contract/versions';
import { renderedText, withSampleMarks } from '../contract/website/rendered-text';
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
import { recordInAuditLog } from '../platform/audit/audit-details';
import { AuditSubjectsService } from '../platform/audit/audit-subjects.service';
import { ContentVersionsService } from '../platform/cache/content-versions.service';
import { StaleIfErrorCache } from '../platform/cache/stale-if-error-cache';
import { ENVIRONMENT } from '../platform/config/config.module';
import type { Environment } from '../platform/config/environment';
import { DatabaseReadiness } from '../platform/database/database-readiness';
import { type Changed, changeRow, type Decide, refuseStale, setOf } from '../platform/database/save-edit';
import { notFound } from '../platform/errors/product-error';
import { refuseNonImages } from '../platform/fields/refuse-non-images';
import { type CurrentText, type Versioned, VersionsService } from '../platform/versions/versions.service';
import { MediaIndex } from '../uploads/media-index';
import { type Words, withUnknown } from './current-text';
import { CUSTOMISED, NEVER_SAVED, Section, type SectionRow, toSection, toWebsite } from './schemas/section.schema';
import { linksFrom, withLinks, withOwnPaths } from './section-links';
import type { SectionEdit } from './website.dto';

type ReadAt = SectionEdit['updatedAt'];

interface Known {
  website: Website;
  isOwn: boolean;
}

/** Stored value of a section that `hideSample` has hidden, because it still had its sample text. */
const HIDDEN_SAMPLE = { isHidden: true };

export type UnsavedSections = { [Name in SectionName]?: SectionEdit };

/** Kinds of fields whose values the audit log records. It does not record texts that staff write. */
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
    readiness: DatabaseReadiness,
  ) {
    texts.register('section', 'website', (name) => this.readText(toSectionName(name)));
    this.cache = new StaleIfErrorCache(readiness, versions, 'website', () => this.readStored());
    subjects.register('website', async (names) => {
      const sections = names.map((name) => [name, findSection(name)] as const);
      const toSubject = (name: string, title: string) => ({ name: title, path: `/admin/website?section=${name}` });
      return new Map(sections.flatMap(([name, found]) => (found ? [[name, toSubject(name, found.title)]] : [])));
    });
  }

  async read(): Promise<Website> {
    return (await this.cache.read()).website;
  }

  /** Returns all sections. Hidden ones contain only `isHidden`. */
  async readForVisitors(): Promise<ToldSections> {
    const website = await this.read();
    const sections = SECTION_NAMES.map((name) => [name, forVisitors(name, website[name])]);
    return this.media.described(Object.fromEntries(sections)) as ToldSections;
  }

  /** True after the sample content was removed. Built-in services and members are then no longer shown. */
  async isOwn(): Promise<boolean> {
    return (await this.cache.read()).isOwn;
  }

  setCustomised(isOwn: boolean): Promise<void> {
    return this.change(async () => {
      if (isOwn) await this.model.updateOne({ _id: CUSTOMISED }, {}, { upsert: true });
      else await this.model.deleteOne({ _id: CUSTOMISED });
    });
  }

  /** Lists sections that still show sample text about the organisation. */
  async listSample(): Promise<SectionName[]> {
    const website = await this.read();
    return SECTION_NAMES.filter((name) => isSample(name, website[name]));
  }

  /** Hides the sections of `listSample`, unless staff edit them in the meantime. Returns their names. */
  hideSample(): Promise<SectionName[]> {
    return this.changeEach(SECTION_NAMES, (name, stored) =>
      isSample(name, toSection(name, stored)) ? setOf({ words: HIDDEN_SAMPLE }) : null,
    );
  }

  /** Shows the sections that `hideSample` has hidden. Sections that were changed later stay hidden. */
  async restoreDefaults(names: readonly SectionName[]): Promise<void> {
    await this.changeEach(names, (_name, { words }) =>
      isDeepStrictEqual(words, HIDDEN_SAMPLE) ? setOf({ words: null }) : null,
    );
  }

  async readPublished(unsaved: UnsavedSections = {}): Promise<ShownSections> {
    const { website: stored, isOwn } = await this.cache.read();
    const website = withUnsaved(stored, unsaved);
    const sections = SECTION_NAMES.map((name) => {
      const { updatedAt: _updatedAt, ...shown } = forVisitors(name, website[name]);
      return [name, shown];
    });
    return { ...this.media.described(Object.fromEntries(sections)), ...(isOwn && { isOwn }) } as ShownSections;
  }

  /** Changes the given fields. Throws 400 for an image URL that is no image, 409 if the stored section is newer. */
  update(name: SectionName, { updatedAt, ...changes }: SectionEdit): Promise<Website[SectionName]> {
    return this.save(name, updatedAt, (stored) => {
      const before = toSection(name, stored);
      refuseNonImages((findSection(name) as SectionOf).fields, given(changes), { ...before });
      const words = storedText(name, { ...before, ...given(changes) }, stored);
      return setOf({ words: withOwnPaths(name, words, this.environment.publicUrl) });
    });
  }

  async readText(name: SectionName): Promise<CurrentText> {
    const row = await this.model.findById(name).lean<SectionRow>();
    const { updatedAt, ...words } = toSection(name, row ?? undefined);
    const isSample = saysSample(name, row ?? undefined);
    return { fields: withoutSwitch(words), written: row?.written, updatedAt: new Date(updatedAt ?? 0), isSample };
  }

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
    // If there is no row, first runs `decide` on an empty row. If `decide` throws, no row is created.
    if (!(await this.model.exists({ _id: name }))) decide({ _id: name, words: null, ...NEVER_SAVED });
    // Creates a missing row, because `changeRow` can only change a stored row.
    const begin = { $setOnInsert: NEVER_SAVED };
    await this.model.updateOne({ _id: name }, begin, { upsert: true, timestamps: false });
    const versioned = textOf(name);
    const changed = await changeRow(this.model, { _id: name }, this.texts.stamped(versioned, decide), {
      beforeWrite: (row, update) => this.texts.keep(versioned, row, update),
    });
    await this.texts.trim(versioned, changed as Changed<SectionRow>);
    return changed as Changed<SectionRow>;
  }

  /** In a section, replaces each link to `from` by a link to `to`. */
  async changeLinks(name: SectionName, from: string, to: string): Promise<void> {
    if (linksFrom(name, { ...(await this.read())[name] }, from).length === 0) return;
    await this.save(name, undefined, (stored) =>
      setOf({ words: withLinks(name, storedText(name, { ...toSection(name, stored) }, stored), from, to) }),
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

/** Removes texts that no page shows, because the section is hidden or lacks the entries that it needs. */
function forVisitors(name: SectionName, section: StoredSection): StoredSection | HiddenSection {
  const { needs } = findSection(name) as SectionOf;
  const isEmpty = needs !== undefined && (section as unknown as Record<string, unknown[]>)[needs]?.length === 0;
  if (section.isHidden || isEmpty) return { isHidden: true, updatedAt: section.updatedAt };
  return renderedText(name, withSampleMarks(name, section));
}

const textOf = (name: SectionName): Versioned<SectionRow> => ({
  kind: 'section',
  toFields: (row) => withoutSwitch(toSection(name, row)),
  isSample: (row) => saysSample(name, row),
});

/** True if the texts are still the sample texts, whether the section is visible or hidden. */
const saysSample = (name: SectionName, row: SectionRow | undefined): boolean =>
  isDeepStrictEqual(withoutSwitch(toSection(name, row)), withoutSwitch(SECTIONS[name].words));

const withoutSwitch = (section: object): Words =>
  Object.fromEntries(Object.entries(section).filter(([field]) => !NO_SECTION_TEXT.includes(field)));

const given = (changes: Words): Words =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

/** Returns the fields of a section as plain objects, because a validated body contains class instances. */
const wordsIn = (name: SectionName, words: Words): Words =>
  structuredClone(Object.fromEntries(Object.keys(SECTIONS[name].words).map((field) => [field, words[field]])));

const storedText = (name: SectionName, words: Words, { words: before }: SectionRow): Words =>
  withUnknown(SECTIONS[name].fields as SectionFields, wordsIn(name, words), (before ?? {}) as Words);

const isUnchanged = (name: SectionName, section: StoredSection): boolean =>
  namesOfChanged({ ...SECTIONS[name].words }, { ...section }).length === 0;

const withUnsaved = (website: Website, unsaved: UnsavedSections): Website => {
  const sections = Object.entries(unsaved).map(([name, { updatedAt: _updatedAt, ...changes }]) => {
    const stored = website[name as SectionName];
    return [name, { ...wordsIn(name as SectionName, { ...stored, ...given(changes) }), updatedAt: stored.updatedAt }];
  });
  return { ...website, ...Object.fromEntries(sections) };
};

const isSample = (name: SectionName, section: StoredSection): boolean =>
  'isHidden' in section && !findSection(name)?.isNeutral && isUnchanged(name, section);

const namesOfChanged = (before: Words, after: Words): string[] =>
  Object.keys(after).filter((field) => field !== 'updatedAt' && !isDeepStrictEqual(before[field], after[field]));

function noteChanges(name: SectionName, before: Words, after: Words): void {
  const fields = namesOfChanged(before, after);
  const kinds = SECTIONS[name].fields as SectionFields;
  const plain = fields.filter((field) => PLAIN.some((kind) => kind === kinds[field]?.kind));
  const changes = plain.map((field) => ({ field, from: before[field], to: after[field] })) as AuditChange[];
  recordInAuditLog({ subjectId: name, fields, changes });
}
