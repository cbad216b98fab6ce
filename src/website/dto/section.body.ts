import { applyDecorators, type Type as Class } from '@nestjs/common';
import { ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ValidateBy, ValidateIf, ValidateNested } from 'class-validator';
import type { Fields } from '../../contract/fields';
import type { GroupField, RecordsField, Section, SectionField } from '../../contract/website/section';
import { SECTIONS, type SectionName } from '../../contract/website/sections';
import { bodyOf, OfField } from '../../platform/fields/body-of';
import { ReadAt } from '../../platform/validation/read-at';
import { createValidationPipe } from '../../platform/validation/validation.pipe';

/** A change of any section: some of its fields, and the `updatedAt` that was read. */
export type SectionEdit = Record<string, unknown> & { updatedAt?: string };

export const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A class whose name the API's document shows: `HeroFirst`, for the first button of the hero. */
function named<C extends Class>(name: string, base: C): C {
  const Named = class extends (base as Class<object>) {};
  Object.defineProperty(Named, 'name', { value: name });
  return Named as C;
}

/** `hero` as a part of a name. */
export const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** A mistake in it is told at `first.text`, or at `items.3.text`. */
function Nested(field: GroupField | RecordsField, name: string): PropertyDecorator {
  const OfOne = named(name, bodyOf<Fields>(field.fields));
  const isList = field.kind === 'records';
  const fits = isList
    ? (value: unknown) => Array.isArray(value) && value.length <= field.max && value.every(isRecord)
    : isRecord;
  const message = isList
    ? `${field.label} must be given as a list of at most ${field.max}.`
    : `${field.label} must be given as an object.`;
  return applyDecorators(
    ApiPropertyOptional(isList ? { type: [OfOne], maxItems: field.max } : { type: OfOne }),
    Type(() => OfOne),
    ValidateIf((_body, value) => value !== undefined),
    ValidateBy({ name: 'fits', validator: { validate: fits } }, { message }),
    ValidateNested({ each: isList }),
  );
}

const isNested = (field: SectionField): field is GroupField | RecordsField =>
  field.kind === 'group' || field.kind === 'records';

function bodyOfSection(name: string, { fields }: Section): Class<SectionEdit> {
  class Whole {}
  for (const [field, about] of Object.entries(fields)) {
    const decorator = isNested(about) ? Nested(about, titled(name) + titled(field)) : OfField(about);
    decorator(Whole.prototype, field);
  }
  class Edit extends PartialType(Whole as Class<object>, { skipNullProperties: false }) {}
  ReadAt()(Edit.prototype, 'updatedAt');
  return named(`${titled(name)}Section`, Edit) as Class<SectionEdit>;
}

/** The body of each section's change. */
export const SECTION_BODIES = Object.fromEntries(
  Object.entries(SECTIONS).map(([name, section]) => [name, bodyOfSection(name, section as unknown as Section)]),
) as Record<SectionName, Class<SectionEdit>>;

const pipe = createValidationPipe();

/** Checks a body by the rules of its section, which is known by the path only. Errors: 400 with the fields. */
export const readSectionEdit = (name: SectionName, body: unknown): Promise<SectionEdit> =>
  pipe.transform(body, { type: 'body', metatype: SECTION_BODIES[name] }) as Promise<SectionEdit>;
