import type { OpenAPIObject } from '@nestjs/swagger';

type Components = NonNullable<OpenAPIObject['components']>;
export type Schema = NonNullable<Components['schemas']>[string];
export type Reference = Extract<Schema, { $ref: string }>;
export type SchemaObject = Exclude<Schema, { $ref: string }>;

/** A field that an answer may be without. */
interface OptionalField {
  optional: Schema;
}

/** Every field of `T`, no more and no less: what the contract's types say is compared by the compiler. */
type Fields<T> = { [K in keyof T]-?: undefined extends T[K] ? OptionalField : Schema };

/** Named shapes of the whole application; the document lists them under `components`. */
export const SHAPES = new Map<string, SchemaObject>();

export const text: Schema = { type: 'string' };
export const flag: Schema = { type: 'boolean' };
export const count: Schema = { type: 'integer', minimum: 0 };
export const amount: Schema = { type: 'number', minimum: 0 };
/** ISO 8601, UTC. */
export const time: Schema = { type: 'string', format: 'date-time' };
/** `YYYY-MM-DD`. */
export const day: Schema = { type: 'string', format: 'date' };
/** Mongo ObjectId. */
export const id: Schema = { type: 'string', pattern: '^[0-9a-f]{24}$' };
export const yes: Schema = { type: 'boolean', enum: [true] };
export const no: Schema = { type: 'boolean', enum: [false] };

/** What every entity has. */
export const STORED = { _id: id, createdAt: time, updatedAt: time };

export const oneOf = (values: readonly string[]): Schema => ({ type: 'string', enum: [...values] });
export const listOf = (items: Schema): Schema => ({ type: 'array', items });
export const eitherOf = (...schemas: Schema[]): Schema => ({ oneOf: schemas });
export const optional = (schema: Schema): OptionalField => ({ optional: schema });
/** A reference may have no sibling, so it is wrapped. */
export const orNull = (schema: Schema): Schema =>
  '$ref' in schema ? { nullable: true, allOf: [schema] } : { ...schema, nullable: true };

const isOptional = (field: OptionalField | Schema): field is OptionalField => 'optional' in field;

/** An object of exactly these fields. */
export function object<T extends object>(fields: Fields<T>): SchemaObject {
  const entries = Object.entries<OptionalField | Schema>(fields);
  return {
    type: 'object',
    required: entries.filter(([, field]) => !isOptional(field)).map(([name]) => name),
    properties: Object.fromEntries(entries.map(([name, field]) => [name, isOptional(field) ? field.optional : field])),
    additionalProperties: false,
  };
}

/** The same under a name of its own, by which other shapes and calls refer to it. */
export function shape<T extends object>(name: string, fields: Fields<T>): Reference {
  SHAPES.set(name, object<T>(fields));
  return { $ref: `#/components/schemas/${name}` };
}
