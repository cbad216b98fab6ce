import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';

export class ReadWebsiteQuery {
  /** Only sections that say something else than what was delivered. */
  @ApiPropertyOptional({ enum: ['true'] })
  @IsOptional()
  @IsIn(['true'], { message: 'changed must be true, or missing.' })
  changed?: 'true';
}
