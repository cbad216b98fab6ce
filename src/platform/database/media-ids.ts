import type { Connection, Query, Schema, UpdateQuery } from 'mongoose';

/** Translates between addresses of pictures and `media:<id>`. Values without either come back as the same object. */
export interface MediaTranslation {
  toIds<T>(value: T): Promise<T>;
  toAddresses<T>(value: T, gone?: string): Promise<T>;
}

const TRANSLATIONS = new WeakMap<Connection, MediaTranslation>();

/** Makes the schemas of a connection translate. */
export const translateMediaOf = (connection: Connection, translation: MediaTranslation): void =>
  void TRANSLATIONS.set(connection, translation);

/**
 * Stores `media:<id>` in place of the address of a picture of the library, however deep in a record or in the middle of
 * a text, so that a replaced picture shows wherever it is used. Reads and writes by the model see addresses.
 * docs/decisions/017-media-and-uploads.md
 */
export function storeMediaIds(schema: Schema): void {
  schema.pre('save', async function () {
    const translation = TRANSLATIONS.get(this.db);
    if (!translation || this.$isSubdocument) return;
    for (const [name, value] of Object.entries(this.toObject())) {
      const stored = await translation.toIds(value);
      if (stored !== value) this.set(name, stored);
    }
  });
  // The created record is answered.
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
      // The entries of a list are replaced, or the fields of the one record: a hook cannot give back another object.
      if (found && translation) Object.assign(found, await translation.toAddresses(found, ''));
    },
  );
}
