import type { Type as Class } from '@nestjs/common';
import { PartialType } from '@nestjs/swagger';
import type { Section } from '../../contract/website/section';
import { SECTIONS, type SectionName } from '../../contract/website/sections';
import { named, OfField, OfRecord, titled } from '../../platform/fields/body-of';
import { ReadAt } from '../../platform/validation/read-at';
import { createValidationPipe } from '../../platform/validation/validation.pipe';

/** A change of any section: some of its fields, and the `updatedAt` that was read. */
export type SectionEdit = Record<string, unknown> & { updatedAt?: string | null };

function bodyOfSection(name: string, { fields }: Section): Class<SectionEdit> {
  class Whole {}
  for (const [field, about] of Object.entries(fields)) {
    const of = titled(name) + titled(field);
    const decorator = about.kind === 'group' ? OfRecord(about.label, about.fields, of) : OfField(about, of);
    decorator(Whole.prototype, field);
  }
  class Edit extends PartialType(Whole as Class<object>, { skipNullProperties: false }) {}
  ReadAt({ takesNull: true })(Edit.prototype, 'updatedAt');
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
