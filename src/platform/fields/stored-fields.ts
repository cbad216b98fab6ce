import { Schema, type SchemaDefinitionProperty } from 'mongoose';
import { defaultsOf, type Field, type Fields, type InputOf } from '../../contract/fields';

export function addFields(schema: Schema, fields: Fields): void {
  for (const [name, field] of Object.entries(fields)) schema.path(name, pathOf(field));
}

/** Adds fields without defaults, so that documents lack the fields that were never written. */
export function addBareFields(schema: Schema, fields: Fields): void {
  for (const [name, field] of Object.entries(fields)) {
    const { type } = pathOf(field) as { type: unknown };
    // Without an explicit default, mongoose would store an empty list.
    schema.path(name, { type, default: undefined });
  }
}

function pathOf(field: Field): SchemaDefinitionProperty {
  switch (field.kind) {
    case 'text':
      return field.isRequired ? { type: String, required: true } : { type: String, default: field.default };
    case 'choice':
      return { type: String, enum: Object.keys(field.labels), default: field.default };
    case 'flag':
      return { type: Boolean, default: field.default };
    case 'number':
      // Stores the smallest allowed number instead of `null`. A service may replace `null` by another number before.
      return field.isRequired
        ? { type: Number, required: true }
        : { type: Number, default: field.min, set: (value: number | null) => value ?? field.min };
    case 'text list':
      return { type: [String], default: [] };
    case 'records':
      return { type: [schemaOf(field.fields)], default: [] };
  }
}

/** Builds the schema of an embedded record. */
export function schemaOf(fields: Fields): Schema {
  const schema = new Schema({}, { _id: false });
  addFields(schema, fields);
  return schema;
}

/** Picks these fields of a row. Missing fields get their defaults. */
export function pickFields<F extends Fields>(fields: F, row: InputOf<F>): InputOf<F> {
  const byDefault = defaultsOf(fields);
  return Object.fromEntries(Object.keys(fields).map((name) => [name, row[name] ?? byDefault[name]])) as InputOf<F>;
}
