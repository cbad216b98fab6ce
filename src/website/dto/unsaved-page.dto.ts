import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, ValidateBy, ValidateIf, ValidateNested } from 'class-validator';
import { ARTICLE_IDS } from '../../contract/routes';
import { type PageView, PREVIEWED_PAGES, PREVIEWED_SEARCHES } from '../../contract/website/preview';
import { SECTION_NAMES, SECTIONS, type SectionName } from '../../contract/website/sections';
import { isRecord } from '../../platform/fields/body-of';
import { SECTION_BODIES, type SectionEdit } from './section.body';

/** Some of the sections' changes, each checked as if it were to be saved. */
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

const OneOf = (known: readonly string[], message: string): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ enum: known }),
    ValidateIf((_body, value) => value !== undefined),
    IsIn(known, { message }),
  );

export class UnsavedPageDto implements PageView {
  @ApiProperty({ enum: PREVIEWED_PAGES })
  @IsIn(PREVIEWED_PAGES, { message: 'page must be the name of a page.' })
  page: PageView['page'];

  /** Of the page `article`: which of them. Default: the first. */
  @OneOf(ARTICLE_IDS, 'id must be the place of an article.')
  id?: PageView['id'];

  /** The query that opens a part of the page. */
  @OneOf(PREVIEWED_SEARCHES, 'search must be a query that opens a section.')
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
