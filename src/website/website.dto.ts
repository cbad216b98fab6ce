import { applyDecorators, type Type as Class } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsOptional, ValidateBy, ValidateIf, ValidateNested } from 'class-validator';
import { ARTICLE_IDS } from '../contract/routes';
import { type PageView, PREVIEWED_PAGES, PREVIEWED_SEARCHES } from '../contract/website/preview';
import type { Section } from '../contract/website/section';
import { SECTION_NAMES, SECTIONS, type SectionName } from '../contract/website/sections';
import { isRecord, named, OfField, OfRecord, titled } from '../platform/fields/body-of';
import { ReadAt } from '../platform/validation/read-at';
import { createValidationPipe } from '../platform/validation/validation.pipe';

export class ReadWebsiteQuery {
  @ApiPropertyOptional({ enum: ['true'] })
  @IsOptional()
  @IsIn(['true'], { message: 'shown must be true, or missing.' })
  shown?: 'true';
}

export class ResetSectionDto {
  @ReadAt({ takesNull: true })
  updatedAt?: string | null;
}

/** Changed fields of a section, and the `updatedAt` of the section when staff opened it. */
export type SectionEdit = Record<string, unknown> & { updatedAt?: string | null };

function bodyOfSection(name: string, { fields }: Section): Class<SectionEdit> {
  class Whole {}
  for (const [field, about] of Object.entries(fields)) {
    const typeName = titled(name) + titled(field);
    const decorator = about.kind === 'group' ? OfRecord(about.label, about.fields, typeName) : OfField(about, typeName);
    decorator(Whole.prototype, field);
  }
  class Edit extends PartialType(Whole as Class<object>, { skipNullProperties: false }) {}
  ReadAt({ takesNull: true })(Edit.prototype, 'updatedAt');
  return named(`${titled(name)}Section`, Edit) as Class<SectionEdit>;
}

export const SECTION_BODIES = Object.fromEntries(
  Object.entries(SECTIONS).map(([name, section]) => [name, bodyOfSection(name, section as unknown as Section)]),
) as Record<SectionName, Class<SectionEdit>>;

const pipe = createValidationPipe();

/** Checks a body by the rules of its section. Throws 400 with the invalid fields. */
export const readSectionEdit = (name: SectionName, body: unknown): Promise<SectionEdit> =>
  pipe.transform(body, { type: 'body', metatype: SECTION_BODIES[name] }) as Promise<SectionEdit>;

class UnsavedSections {}

function Nested(name: SectionName): PropertyDecorator {
  const message = `${SECTIONS[name].title} must be given as an object.`;
  return applyDecorators(
    ApiPropertyOptional({ type: SECTION_BODIES[name] }),
    Type(() => SECTION_BODIES[name]),
    ValidateIf((_body, value) => value !== undefined),
    ValidateBy({ name: 'isRecord', validator: { validate: isRecord } }, { message }),
    ValidateNested(),
  );
}

for (const name of SECTION_NAMES) Nested(name)(UnsavedSections.prototype, name);

const OptionalFrom = (known: readonly string[], message: string): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ enum: known }),
    ValidateIf((_body, value) => value !== undefined),
    IsIn(known, { message }),
  );

export class UnsavedPageDto implements PageView {
  @ApiProperty({ enum: PREVIEWED_PAGES })
  @IsIn(PREVIEWED_PAGES, { message: 'page must be the name of a page.' })
  page: PageView['page'];

  @OptionalFrom(ARTICLE_IDS, 'id must be the number of an article.')
  id?: PageView['id'];

  /** Query of the previewed URL, which opens a tab or a section. */
  @OptionalFrom(PREVIEWED_SEARCHES, 'search must be a query that opens a section.')
  search?: string;

  @ApiProperty({ type: UnsavedSections })
  @Type(() => UnsavedSections)
  @ValidateBy(
    { name: 'isRecord', validator: { validate: isRecord } },
    { message: 'sections must be given as an object.' },
  )
  @ValidateNested()
  sections: { [Name in SectionName]?: SectionEdit };
}
