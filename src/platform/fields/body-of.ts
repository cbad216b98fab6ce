import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions, PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy, ValidateIf } from 'class-validator';
import { type BodyOf, type Field, type Fields, problemOf, tidied } from '../../contract/fields';
import { ReadAt } from '../validation/read-at';

/** The class of a body with these fields, to be extended by a DTO: its rules and its part of the API's document follow from them. */
export function bodyOf<F extends Fields>(fields: F): Type<BodyOf<F>> {
  class Body {}
  for (const [name, field] of Object.entries(fields)) ruleOf(field)(Body.prototype, name);
  return Body as Type<BodyOf<F>>;
}

/** The same for a PUT: any subset of the fields, and the `updatedAt` that was read. */
export function editOf<F extends Fields>(fields: F): Type<Partial<BodyOf<F>> & { updatedAt?: string }> {
  class Edit extends PartialType(bodyOf(fields) as Type<object>, { skipNullProperties: false }) {}
  ReadAt()(Edit.prototype, 'updatedAt');
  return Edit as Type<Partial<BodyOf<F>> & { updatedAt?: string }>;
}

const isRequired = (field: Field): boolean => field.kind === 'text' && field.isRequired;

function ruleOf(field: Field): PropertyDecorator {
  const validator = {
    validate: (value: unknown) => problemOf(field, value) === null,
    defaultMessage: (details?: { value: unknown }) => problemOf(field, details?.value) ?? '',
  };
  const isGiven = (value: unknown) => value !== undefined && !(field.kind === 'whole number' && value === null);
  return applyDecorators(
    ApiProperty({ required: isRequired(field), ...documentOf(field) } as ApiPropertyOptions),
    Transform(({ value }) => tidied(field, value)),
    ValidateBy({ name: 'field', validator }),
    ...(isRequired(field) ? [] : [ValidateIf((_body, value) => isGiven(value))]),
  );
}

function documentOf(field: Field): ApiPropertyOptions {
  const nullable = !isRequired(field);
  switch (field.kind) {
    case 'text':
      return { type: String, maxLength: field.max, ...(field.isRequired ? { minLength: 1 } : { nullable }) };
    case 'choice':
      return { enum: Object.keys(field.labels), default: field.default };
    case 'flag':
      return { type: Boolean, default: field.default, nullable };
    case 'whole number':
      return { type: 'integer', minimum: field.min, maximum: field.max, nullable };
    case 'text list':
      return {
        type: [String],
        maxItems: field.maxEntries,
        nullable,
        items: { type: 'string', maxLength: field.maxLength },
      } as ApiPropertyOptions;
  }
}
