import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsMongoId, IsOptional } from 'class-validator';
import { FIGURE_RANGES, type FigureRange } from '../../contract/blog-figures';
import type { FiguresQuery } from '../../contract/calls/blogs';

const toRange = ({ value }: { value: unknown }): unknown =>
  FIGURE_RANGES.find((range) => String(range) === value) ?? value;

/** Query of `GET /blogs/figures`. */
export class BlogFiguresQuery implements FiguresQuery {
  /** How many days, today included. */
  @ApiPropertyOptional({ enum: FIGURE_RANGES, default: FIGURE_RANGES[0] })
  @Transform(toRange)
  @IsOptional()
  @IsIn(FIGURE_RANGES, { message: `days must be one of ${FIGURE_RANGES.join(', ')}.` })
  days?: FigureRange;

  @ApiPropertyOptional()
  @IsOptional()
  @IsMongoId({ message: 'post must be the id of a post.' })
  post?: string;
}
