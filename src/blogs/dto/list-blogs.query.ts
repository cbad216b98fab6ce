import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { LIMITS } from '../../contract/limits';
import { ListPageQuery } from '../../platform/http/list-page.query';
import { OptionalText, SearchText } from '../../platform/validation/text';

const toBoolean = ({ value }: { value: unknown }): unknown =>
  value === 'true' ? true : value === 'false' ? false : value;

/** Filters of `GET /blogs`. An empty text filters nothing. */
export class ListBlogsQuery extends ListPageQuery {
  @OptionalText('category', LIMITS.category)
  category?: string;

  @OptionalText('tag', LIMITS.tag)
  tag?: string;

  @ApiPropertyOptional({ enum: ['true', 'false'] })
  @Transform(toBoolean)
  @IsOptional()
  @IsBoolean({ message: 'featured must be true or false.' })
  featured?: boolean;

  /** Searched in title, beginning of the text, category, tags and author. */
  @SearchText()
  q?: string;

  /** `summary` leaves out `content` and gives `excerpt` instead. */
  @ApiPropertyOptional({ enum: ['summary'] })
  @IsOptional()
  @IsIn(['summary'], { message: 'fields must be summary.' })
  fields?: 'summary';
}
