import { ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { COMMENT_STATUSES, type CommentStatus } from '../../contract/comments';
import { SearchPageQuery } from '../../platform/fields/search-page.query';

/** `q` is part of the name, the address or the text. */
export class ListCommentsQuery extends SearchPageQuery {
  @ApiPropertyOptional({ enum: COMMENT_STATUSES })
  @IsOptional()
  @IsIn(COMMENT_STATUSES, { message: `status must be one of ${COMMENT_STATUSES.join(', ')}.` })
  status?: CommentStatus;
}

/** Which comments are counted. */
export class CommentFiguresQuery extends PickType(ListCommentsQuery, ['q'] as const) {}
