import type { OpenAPIObject } from '@nestjs/swagger';
import fc from './random-cases';

/** An operation of the OpenAPI document. */
export interface ApiOperation {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Path with `{parameters}`, as in the document. */
  route: string;
  /** Like `route`, but with a value in place of a parameter on which the schema of the body depends. */
  path: string;
  query: string[];
  /** Schema of the JSON body, or null for a call without a body. */
  body: JsonSchema | null;
}

export interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  enum?: unknown[];
}

interface BodySchema {
  $ref?: string;
  oneOf?: { $ref: string }[];
}

interface Parameter {
  name: string;
  in: string;
  schema?: JsonSchema;
}

export interface ApiRequest {
  method: ApiOperation['method'];
  url: string;
  body: unknown;
}

const METHODS = ['get', 'post', 'put', 'delete'] as const;

/** Lists operations with a JSON body or no body. Other tests cover operations with uploads. */
export function listOperations(document: OpenAPIObject): ApiOperation[] {
  const schemas = (document.components?.schemas ?? {}) as Record<string, JsonSchema>;
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    METHODS.flatMap((method) => {
      const operation = operations[method];
      const content = (operation?.requestBody as { content?: Record<string, { schema: BodySchema }> } | undefined)
        ?.content;
      if (!operation || content?.['multipart/form-data']) return [];
      const { $ref, oneOf } = content?.['application/json']?.schema ?? {};
      const bodyAt = (ref?: string): JsonSchema | null => schemas[ref?.split('/').at(-1) ?? ''] ?? null;
      const parameters = (operation.parameters ?? []) as Parameter[];
      const query = parameters.filter((parameter) => parameter.in === 'query').map((parameter) => parameter.name);
      const call = { method, route: path, path, query };
      if (!oneOf) return [{ ...call, body: bodyAt($ref) }];
      // The schema of the body depends on a path parameter. The values of this parameter and the schemas are in the
      // same order.
      const word = parameters.find((parameter) => parameter.in === 'path' && parameter.schema?.enum);
      return oneOf.map((body, at) => ({
        ...call,
        path: path.replace(`{${word?.name}}`, String(word?.schema?.enum?.[at])),
        body: bodyAt(body.$ref),
      }));
    }),
  );
}

const ODD_KEYS = ['__proto__', 'constructor', 'prototype', '$where', '$gt', 'a.b', '', 'toString'];
const ODD_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\u2028',
  '\ud800',
  'a\r\nBcc: x@y.zm',
  '<script>alert(1)</script>',
  '{"$gt":""}',
  "' || 1==1",
  '../../etc/passwd',
  'javascript:alert(1)',
  '(a+)+$',
  'x'.repeat(100_001),
  '9'.repeat(40),
  '2026-11-21T00:00:00.000Z',
  'someone@example.com',
];

/** Generates texts: some that often cause errors, and random ones. */
const anyText = fc.oneof(
  fc.constantFrom(...ODD_TEXTS),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ maxLength: 40 }),
);

/**
 * Generates random JSON. Some keys have a special meaning for databases or JavaScript, such as `$ne` or `__proto__`.
 */
const anyJson: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    anyText,
    fc.double(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .array(fc.tuple(fc.oneof(fc.constantFrom(...ODD_KEYS), fc.string({ maxLength: 8 })), tie('value')), {
        maxLength: 3,
      })
      .map(toObject),
  ),
})).value;

/** Builds an object by parsing JSON, because an object literal would not keep `__proto__` as an ordinary key. */
function toObject(entries: [string, unknown][]): unknown {
  return JSON.parse(
    `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value) ?? 'null'}`).join(',')}}`,
  );
}

/** Returns values that the schema allows. */
function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'number':
      return fc.double({ min: 0, max: 10_000_000, noNaN: true });
    case 'integer':
      return fc.integer({ min: 0, max: 1_000 });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(fitting(schema.items ?? {}), { maxLength: 25 });
    default:
      return fc.oneof(
        fc.string({ minLength: 1, maxLength: 60 }),
        fc.emailAddress(),
        fc.constant('2026-11-21T00:00:00.000Z'),
      );
  }
}

function bodyOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) =>
    fc.tuple(fc.constant(name), fc.oneof({ weight: 5, arbitrary: fitting(field) }, { weight: 2, arbitrary: anyJson })),
  );
  const shaped = fc
    .tuple(fc.tuple(...fields), fc.array(fc.boolean(), { minLength: fields.length, maxLength: fields.length }))
    .map(([entries, isKept]) => toObject(entries.filter((_entry, index) => isKept[index] || entries.length < 3)));
  return fc.oneof({ weight: 6, arbitrary: shaped }, { weight: 1, arbitrary: anyJson });
}

/** Generates random requests to an operation. `ids` are ids of stored records, so that many requests find a record. */
export function requestsTo(operation: ApiOperation, ids: string[]): fc.Arbitrary<ApiRequest> {
  const parts = operation.path.split(/(\{[^}]+\})/);
  const parameter = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: anyText });
  const path = fc
    .tuple(...parts.map((part) => (part.startsWith('{') ? parameter.map(toSegment) : fc.constant(part))))
    .map((texts) => texts.join(''));
  const value = fc.oneof(anyText, fc.constantFrom('1', '100', 'true', 'desc', 'name', 'summary', 'new', 'pending'));
  const name = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('page', 'limit', ...operation.query) },
    { weight: 1, arbitrary: anyText },
  );
  const query = fc
    .array(fc.tuple(name, value), { maxLength: 3 })
    .map((entries) => entries.map((pair) => pair.map(toSegment).join('=')).join('&'));
  const body = operation.body ? bodyOf(operation.body) : fc.constant(undefined);
  return fc.tuple(path, query, body).map(([url, search, sent]) => ({
    method: operation.method,
    url: search === '' ? url : `${url}?${search}`,
    body: sent,
  }));
}

/** Encodes a text for a path as a browser does. Replaces single halves of surrogate pairs, which cannot be encoded. */
function toSegment(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).slice(0, 6_000);
}
