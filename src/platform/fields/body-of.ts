import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions, PartialType } from '@nestjs/swagger';
import { Transform, Type as TypeOf } from 'class-transformer';
import { isEmail, ValidateBy, ValidateIf, ValidateNested } from 'class-validator';
import { NOT_AN_ADDRESS } from '../../contract/email-address';
import { isAddress, problemOf, tidied } from '../../contract/field-rules';
import type { BodyOf, Field, Fields, RecordsField } from '../../contract/fields';
import { ReadAt } from '../validation/read-at';

/** Builds the base class of a DTO, with its validation and its description in the API document, from fields. */
export function bodyOf<F extends Fields>(fields: F): Type<BodyOf<F>> {
  class Body {}
  for (const [name, field] of Object.entries(fields)) OfField(field, titled(name))(Body.prototype, name);
  return Body as Type<BodyOf<F>>;
}

/** Builds the base class of a PUT: any subset of the fields, and the `updatedAt` that the caller has read. */
export function editOf<F extends Fields>(fields: F): Type<Partial<BodyOf<F>> & { updatedAt?: string }> {
  class Edit extends PartialType(bodyOf(fields) as Type<object>, { skipNullProperties: false }) {}
  ReadAt()(Edit.prototype, 'updatedAt');
  return Edit as Type<Partial<BodyOf<F>> & { updatedAt?: string }>;
}

/**
 * Validates a property of a DTO by the rules of `field`, for classes that `bodyOf` does not create. For a field of kind
 * `records`, `name` names the type of its records in the API document.
 */
export function OfField(field: Field, name = ''): PropertyDecorator {
  if (field.kind === 'records') return OfRecords(field, name);
  const validator = {
    validate: (value: unknown) => mistakeIn(field, value) === null,
    defaultMessage: (details?: { value: unknown }) => mistakeIn(field, details?.value) ?? '',
  };
  const isGiven = (value: unknown) => value !== undefined && !(field.kind === 'number' && value === null);
  return applyDecorators(
    ApiProperty({ required: isRequired(field), ...documentOf(field) } as ApiPropertyOptions),
    Transform(({ value }) => tidied(field, value)),
    ValidateBy({ name: 'field', validator }),
    ...(isRequired(field) ? [] : [ValidateIf((_body, value) => isGiven(value))]),
  );
}

/** Names a class for the API document, such as `HeroFirst` for the first button of the hero. */
export function named<C extends Type>(name: string, base: C): C {
  const Named = class extends (base as Type<object>) {};
  Object.defineProperty(Named, 'name', { value: name });
  return Named as C;
}

export const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Validates a property that is a nested record. Error messages name fields by path, such as `first.text`. */
export function OfRecord(label: string, fields: Fields, name: string): PropertyDecorator {
  const OfOne = named(name, bodyOf(fields));
  return applyDecorators(
    ApiPropertyOptional({ type: OfOne }),
    Fitting(isRecord, `${label} must be given as an object.`),
    NestedIn(OfOne),
  );
}

/** Validates a property that is a list of records. Error messages name fields by path, such as `items.3.text`. */
function OfRecords({ label, max, fields }: RecordsField, name: string): PropertyDecorator {
  const OfOne = named(name, bodyOf(fields));
  const fits = (value: unknown) => Array.isArray(value) && value.length <= max && value.every(isRecord);
  return applyDecorators(
    ApiPropertyOptional({ type: [OfOne], maxItems: max }),
    Fitting(fits, `${label} must be a list with at most ${max} entries.`),
    NestedIn(OfOne, true),
  );
}

const Fitting = (validate: (value: unknown) => boolean, message: string): PropertyDecorator =>
  ValidateBy({ name: 'fits', validator: { validate } }, { message });

const NestedIn = (OfOne: Type, each = false): PropertyDecorator =>
  applyDecorators(
    TypeOf(() => OfOne),
    ValidateIf((_body, value) => value !== undefined),
    ValidateNested({ each }),
  );

const isRequired = (field: Field): boolean => 'isRequired' in field && field.isRequired === true;

/** Returns the first mistake. Only the server checks the grammar of email addresses, to keep browsers light. */
function mistakeIn(field: Field, value: unknown): string | null {
  const problem = problemOf(field, value);
  if (problem !== null || !isAddress(field) || isEmail(value)) return problem;
  return field.mistake ?? NOT_AN_ADDRESS;
}

function documentOf(field: Exclude<Field, RecordsField>): ApiPropertyOptions {
  const nullable = !isRequired(field);
  switch (field.kind) {
    case 'text':
      return {
        type: String,
        maxLength: field.max,
        ...(field.isRequired ? { minLength: field.min ?? 1 } : { nullable }),
        ...(isAddress(field) && { format: 'email' }),
      };
    case 'choice':
      return {
        enum: Object.keys(field.labels),
        ...(!field.isRequired && { default: field.default }),
        ...(field.takesNull && { nullable: true }),
      };
    case 'flag':
      return { type: Boolean, default: field.default, nullable: field.takesNull };
    case 'number':
      return {
        ...(field.decimals === 0
          ? { type: 'integer' }
          : { type: Number, multipleOf: field.step ?? 10 ** -field.decimals }),
        minimum: field.min,
        maximum: field.max,
        nullable,
      };
    case 'text list':
      return {
        type: [String],
        maxItems: field.maxEntries,
        nullable,
        items: { type: 'string', maxLength: field.maxLength },
      } as ApiPropertyOptions;
  }
}
