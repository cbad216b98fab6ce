import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { TRASH_KIND_NAMES, type TrashKind } from '../contract/trash';
import { ListPageQuery } from '../platform/http/list-page.query';

export class ListTrashQuery extends ListPageQuery {
  @ApiPropertyOptional({ enum: TRASH_KIND_NAMES })
  @IsOptional()
  @IsIn(TRASH_KIND_NAMES, { message: 'kind must be one of the known kinds.' })
  kind?: TrashKind;
}
