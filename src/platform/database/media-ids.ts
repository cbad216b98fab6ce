import type { Connection, Query, Schema, UpdateQuery } from 'mongoose';

/** Translates between image URLs and stored ids such as `media:<id>`. Returns the same object if nothing changes. */
export interface MediaTranslation {
  toIds<T>(value: T): Promise<T>;
  toAddresses<T>(value: T, gone?: string): Promise<T>;
}

const TRANSLATIONS = new WeakMap<Connection, MediaTranslation>();

export const translateMediaOf = (connection: Connection, translation: MediaTranslation): void =>
  void TRANSLATIONS.set(connection, translation);

/** Stores `media:<id>` instead of image URLs, so that a replaced image appears everywhere. See docs/decisions/017. */
export function storeMediaIds(schema: Schema): void {
  schema.pre('save', async function () {
    const translation = TRANSLATIONS.get(this.db);
    if (!translation || this.$isSubdocument) return;
    for (const [name, value] of Object.entries(this.toObject())) {
      const stored = await translation.toIds(value);
      if (stored !== value) this.set(name, stored);
    }
  });
  // Converts the ids of a saved record back to URLs, because the caller sends the record to the client.
  schema.post('save', async function () {
    const translation = TRANSLATIONS.get(this.db);
    if (!translation || this.$isSubdocument) return;
    for (const [name, value] of Object.entries(this.toObject())) {
      const shown = await translation.toAddresses(value, '');
      if (shown !== value) this.set(name, shown);
    }
  });
  schema.pre(['updateOne', 'updateMany', 'findOneAndUpdate'], async function (this: Query<unknown, unknown>) {
    const update = this.getUpdate();
    const translation = TRANSLATIONS.get(this.model.db);
    if (update && translation) this.setUpdate((await translation.toIds(update)) as UpdateQuery<unknown>);
  });
  schema.post(
    ['find', 'findOne', 'findOneAndUpdate', 'findOneAndDelete'],
    async function (this: Query<unknown, unknown>, found: object | null) {
      const translation = TRANSLATIONS.get(this.model.db);
      // Changes `found` itself, because a hook cannot return another object.
      if (found && translation) Object.assign(found, await translation.toAddresses(found, ''));
    },
  );
}

/** True if the records of a schema store media ids. */
export const storesMediaIds = (schema: Schema): boolean =>
  (schema as Schema & { plugins: { fn: unknown }[] }).plugins.some(({ fn }) => fn === storeMediaIds);
