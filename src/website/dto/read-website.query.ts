import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';

export class ReadWebsiteQuery {
  /** As pages are told of the sections. */
  @ApiPropertyOptional({ enum: ['true'] })
  @IsOptional()
  @IsIn(['true'], { message: 'shown must be true, or missing.' })
  shown?: 'true';
}
