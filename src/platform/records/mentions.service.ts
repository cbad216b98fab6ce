import { type Model, type QueryFilter, trusted, type UpdateQuery } from 'mongoose';
import { changeRow } from '../database/save-edit';
import type { StoredRow } from '../database/stored-schema';
import { mentionFilter } from '../personal-data/mention-filter';
import type { Person } from '../personal-data/person';
import type { PersonalDataHolder, PersonalRecord } from '../personal-data/personal-data-holder';

/** Base class that finds a person's email address in other people's records. Only the address is erased from them. */
export abstract class MentionsService<Row extends StoredRow> implements PersonalDataHolder {
  /** @param texts paths of the texts in a row, such as `thread.text`, by the kind of text that staff are told. */
  protected constructor(
    private readonly model: Model<Row>,
    private readonly texts: Readonly<Record<string, readonly string[]>>,
  ) {}

  protected abstract toTitle(where: string): string;

  /** Resolves when no text is being stored any more, such as a reply that is stored after it was sent. */
  protected async whenSettled(): Promise<void> {}

  /** Returns the fields that are derived from the erased texts. */
  protected derive(_row: Row): object {
    return {};
  }

  protected async afterErasure(): Promise<void> {}

  async find(person: Person): Promise<PersonalRecord[]> {
    return (await this.list(person)).map((row) => {
      const kinds = Object.entries(this.texts);
      const [where = ''] = kinds.find(([, paths]) => isNamedAt(row, paths, person)) ?? [];
      return {
        at: row.createdAt,
        title: this.toTitle(where),
        content: { where, _id: row._id.toHexString(), createdAt: row.createdAt.toISOString() },
      };
    });
  }

  async erase(person: Person): Promise<number> {
    await this.whenSettled();
    let erased = 0;
    for (const { _id } of await this.list(person)) {
      // `isEdit: false` keeps `updatedAt`, from which the age of the record is counted.
      const change = (row: Row) => this.withoutMentions(row, person);
      if (await changeRow(this.model, { _id } as QueryFilter<Row>, change, { isEdit: false })) erased += 1;
    }
    if (erased > 0) await this.afterErasure();
    return erased;
  }

  private async list(person: Person): Promise<Row[]> {
    const filter = { email: trusted({ $ne: person.email }), ...mentionFilter(this.paths, person) };
    const rows = await this.model
      .find(filter as QueryFilter<Row>)
      .sort({ createdAt: -1, _id: -1 })
      .lean<Row[]>();
    return rows.filter((row) => isNamedAt(row, this.paths, person));
  }

  private withoutMentions(row: Row, person: Person): UpdateQuery<Row> {
    const erased = this.paths.reduce(
      (changed, path) => replaceAt(changed, path.split('.'), (text) => person.takenOutOf(text)) as Row,
      row,
    );
    const fields = new Set(this.paths.map((path) => path.split('.')[0] as keyof Row));
    const texts = [...fields].filter((field) => field in row).map((field) => [field, erased[field]]);
    return { $set: { ...Object.fromEntries(texts), ...this.derive(erased) } } as UpdateQuery<Row>;
  }

  private get paths(): string[] {
    return Object.values(this.texts).flat();
  }
}

const isNamedAt = (row: object, paths: readonly string[], person: Person): boolean =>
  paths.some((path) => person.isNamedIn(textsAt(row, path.split('.'))));

/** Returns the texts at a path. Where it leads through lists, the texts of all entries. */
function textsAt(value: unknown, path: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((entry) => textsAt(entry, path));
  const [step, ...rest] = path;
  return step === undefined ? value : textsAt((value as Record<string, unknown> | null | undefined)?.[step], rest);
}

/** Returns a copy of `value` with the texts at a path replaced. Missing texts stay missing. */
function replaceAt(value: unknown, path: readonly string[], replace: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => replaceAt(entry, path, replace));
  if (typeof value === 'string') return replace(value);
  const [step] = path;
  if (typeof value !== 'object' || value === null || step === undefined || !(step in value)) return value;
  return { ...value, [step]: replaceAt((value as Record<string, unknown>)[step], path.slice(1), replace) };
}
