import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsString, ValidateBy, ValidateIf } from 'class-validator';
import { LIMITS } from '../../contract/limits';
import { DEFAULT_PAGE_STATUS, PAGE_STATUSES, type PageInput, type PageStatus } from '../../contract/pages';
import { ReadAt } from '../../platform/validation/read-at';
import { OptionalText, RequiredText } from '../../platform/validation/text';
import { slugProblem, withoutLeadingSlash } from '../slug-rule';

/** The rule of a page's address, with its own sentence for each way to break it. */
const IsSlug = (): PropertyDecorator =>
  ValidateBy({
    name: 'isSlug',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && slugProblem(value) === null,
      defaultMessage: (details) => slugProblem(String(details?.value)) ?? '',
    },
  });

export class CreatePageDto implements Partial<PageInput> {
  @RequiredText('Page title', LIMITS.title)
  title: string;

  /** A leading slash is dropped. */
  @ApiProperty({ maxLength: LIMITS.slug, example: 'terms' })
  @Transform(({ value }) => (typeof value === 'string' ? withoutLeadingSlash(value) : value))
  @IsSlug()
  @IsString({ message: 'URL slug is required.' })
  slug: string;

  @ApiPropertyOptional({ enum: PAGE_STATUSES, default: DEFAULT_PAGE_STATUS })
  @ValidateIf((_page, value) => value !== undefined)
  @IsIn(PAGE_STATUSES, { message: `Status must be one of ${PAGE_STATUSES.join(', ')}.` })
  status?: PageStatus;

  @OptionalText('Content', LIMITS.pageContent)
  content?: string;
}

/** Any subset of the fields. */
export class UpdatePageDto extends PartialType(CreatePageDto, { skipNullProperties: false }) {
  @ReadAt()
  updatedAt?: string;
}
