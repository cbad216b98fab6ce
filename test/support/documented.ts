import type { OpenAPIObject } from '@nestjs/swagger';

interface Schema {
  $ref?: string;
  type?: string;
  nullable?: boolean;
  enum?: unknown[];
  pattern?: string;
  format?: string;
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean;
  oneOf?: Schema[];
  allOf?: Schema[];
}

const ANYTHING: Schema = { nullable: true };

/**
 * Returns a message about the first place where a value breaks the schema, or null. Supports only the parts of JSON
 * Schema that the product uses.
 */
function mismatch(schema: Schema, value: unknown, all: Record<string, Schema>, place: string): string | null {
  if (schema.$ref) return mismatch(all[schema.$ref.split('/').at(-1) ?? ''], value, all, place);
  if (value === null) return schema.nullable ? null : `${place} is null`;
  if (schema.allOf) return firstOf(schema.allOf.map((each) => () => mismatch(each, value, all, place)));
  if (schema.oneOf) {
    const fits = schema.oneOf.some((each) => mismatch(each, value, all, place) === null);
    return fits ? null : `${place} is none of its forms`;
  }
  if (schema.enum && !schema.enum.includes(value)) return `${place} is ${JSON.stringify(value)}`;
  if (schema.type === 'array') {
    if (!Array.isArray(value)) return `${place} is no list`;
    return firstOf(
      value.map((each, index) => () => mismatch(schema.items ?? ANYTHING, each, all, `${place}[${index}]`)),
    );
  }
  if (schema.type === 'object') return objectMismatch(schema, value, all, place);
  if (schema.type === 'integer') return Number.isInteger(value) ? null : `${place} is no whole number`;
  if (schema.type && typeof value !== schema.type) return `${place} is no ${schema.type}`;
  if (schema.pattern && !new RegExp(schema.pattern).test(String(value))) return `${place} does not fit its pattern`;
  if (schema.format === 'date-time' && new Date(String(value)).toISOString() !== value) return `${place} is no time`;
  return null;
}

function objectMismatch(schema: Schema, value: unknown, all: Record<string, Schema>, place: string): string | null {
  if (typeof value !== 'object' || Array.isArray(value)) return `${place} is no object`;
  const fields = Object.entries(value as object);
  const missing = (schema.required ?? []).find((name) => !Object.hasOwn(value as object, name));
  if (missing) return `${place}.${missing} is missing`;
  const extra = fields.find(([name]) => schema.additionalProperties === false && !schema.properties?.[name]);
  if (extra) return `${place}.${extra[0]} is not described`;
  return firstOf(
    fields.map(
      ([name, field]) =>
        () =>
          mismatch(schema.properties?.[name] ?? ANYTHING, field, all, `${place}.${name}`),
    ),
  );
}

function firstOf(checks: (() => string | null)[]): string | null {
  for (const check of checks) {
    const found = check();
    if (found !== null) return found;
  }
  return null;
}

/**
 * Returns a message about the part of an answer that the API document does not allow. Null if it allows all parts.
 * @param path path with `{parameters}`, as in the document
 */
export function undocumented(
  document: OpenAPIObject,
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  answer: { status: number; body: unknown },
): string | null {
  const call = `${method.toUpperCase()} ${path} ${answer.status}`;
  const response = document.paths[path]?.[method]?.responses[answer.status] as
    | { content?: Record<string, { schema?: Schema }> }
    | undefined;
  if (!response?.content) return `${call} is not documented`;
  const schema = response.content['application/json']?.schema;
  // Accepts any file, because files have no JSON schema.
  if (!schema) return null;
  return mismatch(schema, answer.body, (document.components?.schemas ?? {}) as Record<string, Schema>, `${call}: body`);
}
