import { Body, Controller, Delete, Get, Headers, Param, Post, Put, Query } from '@nestjs/common';
import type { SessionUser } from '../contract/auth';
import { COMMENT_CALLS, VISITOR_COMMENT_CALLS } from '../contract/calls/comments.calls';
import type { Comment, CommentStatistics, VisitorComment } from '../contract/comments';
import type { Accepted, Done } from '../contract/errors';
import { CurrentUser } from '../platform/access/access.decorator';
import { Call } from '../platform/calls/call.decorator';
import { type ListPage, ListPageQuery } from '../platform/http/list-page.query';
import { IDEMPOTENCY_HEADER } from '../platform/idempotency/idempotency-key.decorator';
import {
  CommentStatisticsQuery,
  CreateCommentDto,
  ListCommentsQuery,
  ReplyCommentDto,
  UpdateCommentDto,
} from './comment.dto';
import { CommentsService } from './comments.service';

@Controller()
export class CommentsController {
  constructor(private readonly comments: CommentsService) {}

  @Get('blogs/:id/comments')
  @Call(VISITOR_COMMENT_CALLS.listOfPost, 'Lists the approved comments on a post, oldest first.')
  listOfPost(@Param('id') id: string, @Query() query: ListPageQuery): Promise<ListPage<VisitorComment>> {
    return this.comments.listOfPost(id, query);
  }

  @Post('blogs/:id/comments')
  @Call(VISITOR_COMMENT_CALLS.send, 'Adds a comment of a visitor to a post. Staff approve it before it is shown.', {
    404: 'Unknown post, or comments are turned off.',
  })
  create(
    @Param('id') id: string,
    @Body() input: CreateCommentDto,
    @Headers(IDEMPOTENCY_HEADER) key?: string,
  ): Promise<Accepted> {
    return this.comments.create(id, input, key);
  }

  @Get('comments')
  @Call(COMMENT_CALLS.list, 'Lists comments, newest first.')
  list(@Query() query: ListCommentsQuery): Promise<ListPage<Comment>> {
    return this.comments.list(query);
  }

  @Get('comments/figures')
  @Call(COMMENT_CALLS.statistics, 'Counts comments by status.')
  statistics(@Query() { q }: CommentStatisticsQuery): Promise<CommentStatistics> {
    return this.comments.statistics(q);
  }

  @Get('comments/:id')
  @Call(COMMENT_CALLS.read, 'Returns one comment with its reply.')
  read(@Param('id') id: string): Promise<Comment> {
    return this.comments.read(id);
  }

  @Put('comments/:id')
  @Call(COMMENT_CALLS.update, 'Sets the status.')
  update(@Param('id') id: string, @Body() { status, updatedAt }: UpdateCommentDto): Promise<Comment> {
    return this.comments.setStatus(id, status, updatedAt);
  }

  @Put('comments/:id/reply')
  @Call(COMMENT_CALLS.reply, 'Adds a reply to the comment and approves the comment.')
  reply(
    @Param('id') id: string,
    @Body() { text, updatedAt }: ReplyCommentDto,
    @CurrentUser() user: SessionUser,
  ): Promise<Comment> {
    return this.comments.reply(id, text, updatedAt, user);
  }

  @Delete('comments/:id/reply')
  @Call(COMMENT_CALLS.withdrawReply, 'Deletes the reply.')
  withdrawReply(@Param('id') id: string): Promise<Comment> {
    return this.comments.withdrawReply(id);
  }

  @Delete('comments/:id')
  @Call(COMMENT_CALLS.remove, 'Deletes a comment.')
  remove(@Param('id') id: string): Promise<Done> {
    return this.comments.remove(id);
  }

  @Post('comments/:id/restore')
  @Call(COMMENT_CALLS.restore, 'Restores a comment.')
  restore(@Param('id') id: string): Promise<Comment> {
    return this.comments.restore(id);
  }
}
