import type { Schema, SchemaDefinitionProperty } from 'mongoose';
import type { Field, Fields, InputOf } from '../../contract/fields';

/** Adds these fields to a mongoose schema, with their defaults. */
export function addFields(schema: Schema, fields: Fields): void {
  for (const [name, field] of Object.entries(fields)) schema.path(name, pathOf(field));
}

/** The same without defaults: what was never written is not there. */
export function addBareFields(schema: Schema, fields: Fields): void {
  for (const [name, field] of Object.entries(fields)) {
    const { type } = pathOf(field) as { type: unknown };
    schema.path(name, { type });
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
    case 'whole number':
      return { type: Number, required: true };
    case 'text list':
      return { type: [String], default: [] };
  }
}

/** These fields of a row, and nothing else that it holds. */
export function pickFields<F extends Fields>(fields: F, row: InputOf<F>): InputOf<F> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, row[name]])) as InputOf<F>;
}
