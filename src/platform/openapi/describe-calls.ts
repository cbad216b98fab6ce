import type { INestApplication } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, ModulesContainer } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import { TOKEN_HEADER } from '../../contract/auth';
import { type Access, type CallDefinition, nameOf } from '../../contract/calls/call';
import { MESSAGES } from '../../contract/errors';
import { ACCESS } from '../access/access.decorator';
import { CALL } from '../call-of';
import { CALL_SUMMARY, type CallSummary } from '../calls/call.decorator';
import { isList, TOTAL_COUNT_HEADER } from '../http/answer-body.interceptor';
import { IDEMPOTENCY_HEADER } from '../idempotency/idempotency-key.decorator';
import { VISITOR_LIMIT } from '../limits/visitor-limit';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Parameter = Extract<NonNullable<Operation['parameters']>[number], { in: string }>;
type Body = Extract<Operation['requestBody'], { content: unknown }>;
type Answer = Extract<NonNullable<Operation['responses'][string]>, { description: string }>;
type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type Schema = Schemas[string];
type Reference = Extract<Schema, { $ref: string }>;
type SchemaObject = Exclude<Schema, Reference>;

/** Schemas of answers. `scripts/answer-shapes.mjs` reads them from the contract's types. */
export interface AnswerShapes {
  schemas: Schemas;
  answers: Record<string, Schema>;
}

const ERROR_BODY: Reference = { $ref: '#/components/schemas/ErrorBody' };
const JSON_TYPE = 'application/json';
/** Security of calls with login: either of two headers may contain the token. */
const SIGNED_IN: Record<string, string[]>[] = [{ [TOKEN_HEADER]: [] }, { bearer: [] }];

function handlersOf(app: INestApplication): Map<string, object> {
  const scanner = new MetadataScanner();
  return new Map(
    new DiscoveryService(app.get(ModulesContainer)).getControllers().flatMap(({ metatype }) => {
      if (!metatype) return [];
      const methods = scanner.getAllMethodNames(metatype.prototype);
      return methods.map((method): [string, object] => [
        `${metatype.name}_${method}`,
        metatype.prototype[method] as object,
      ]);
    }),
  );
}

/** Adds summaries, security, answers and errors to the API document, from metadata of the handlers and `shapes`. */
export function describeCalls(app: INestApplication, document: OpenAPIObject, shapes: AnswerShapes): void {
  const schemas = { ...document.components?.schemas, ...shapes.schemas };
  document.components = { ...document.components, schemas };
  const handlers = handlersOf(app);
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const operation of Object.values(operations) as Operation[]) {
      const handler = handlers.get(operation.operationId ?? '');
      const words = handler && (Reflect.getMetadata(CALL_SUMMARY, handler) as CallSummary | undefined);
      // The tag is the resource in `/api/<resource>/…`.
      operation.tags = path.split('/').slice(2, 3);
      if (!words) continue;
      operation.summary = words.summary;
      if (Reflect.getMetadata(ACCESS, handler) !== 'public') operation.security = SIGNED_IN;
      describeAnswer(operation, handler, shapes.answers);
      describeRefusals(operation, { ...impliedRefusals(operation, handler, schemas), ...words.refusals });
    }
  }
}

function describeAnswer(operation: Operation, handler: object, answers: AnswerShapes['answers']): void {
  const call = Reflect.getMetadata(CALL, handler) as CallDefinition;
  for (const response of Object.values(operation.responses) as Answer[]) {
    response.description ||= 'Done.';
    response.content ??= { [JSON_TYPE]: { schema: answers[nameOf(call)] } };
    if (isList(call)) {
      response.headers = {
        [TOTAL_COUNT_HEADER]: { description: 'Number of entries on all pages.', schema: { type: 'integer' } },
      };
    }
  }
}

function impliedRefusals(
  operation: Operation,
  handler: object,
  schemas: Record<string, Schema>,
): Record<number, string> {
  const access = Reflect.getMetadata(ACCESS, handler) as Access;
  const parameters = (operation.parameters ?? []) as Parameter[];
  const has = (place: string) => parameters.some((parameter) => parameter.in === place);
  const content = (operation.requestBody as Body | undefined)?.content;
  const body = (content?.[JSON_TYPE]?.schema as Partial<Reference> | undefined)?.$ref?.split('/').at(-1) ?? '';
  const hasFields = content !== undefined || has('query');
  const refusals: Record<number, string> = {
    400: hasFields ? 'A field is missing or invalid; `errors` names it.' : 'The request could not be read.',
    503: MESSAGES.databaseDown,
  };
  if (access !== 'public') {
    refusals[401] = MESSAGES.notSignedIn;
    if (access !== 'viewer') refusals[403] = `${MESSAGES.forbidden} Least role: ${access}.`;
  }
  if (has('path')) refusals[404] = MESSAGES.notFound;
  if ((schemas[body] as SchemaObject | undefined)?.properties?.updatedAt) refusals[409] = MESSAGES.editConflict;
  if (parameters.some(({ name }) => name === IDEMPOTENCY_HEADER)) refusals[409] = MESSAGES.keyReused;
  if (content) Object.assign(refusals, { 413: MESSAGES.tooLarge, 415: MESSAGES.wrongType });
  if (Reflect.hasMetadata(VISITOR_LIMIT, handler)) refusals[429] = MESSAGES.tooMany;
  return refusals;
}

function describeRefusals(operation: Operation, refusals: Record<number, string>): void {
  for (const [status, description] of Object.entries(refusals)) {
    operation.responses[status] = {
      description,
      content: { [JSON_TYPE]: { schema: ERROR_BODY } },
      ...(status === '429' && {
        headers: {
          'Retry-After': { description: 'Seconds to wait before the next try.', schema: { type: 'integer' } },
        },
      }),
    };
  }
}
