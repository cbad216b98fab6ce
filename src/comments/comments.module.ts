import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BlogsModule } from '../blogs/blogs.module';
import { COMMENT_CALLS } from '../contract/calls/comments.calls';
import { bulkController } from '../platform/bulk/bulk.controller';
import { MailModule } from '../platform/mail/mail.module';
import { WebsiteModule } from '../website/website.module';
import { BulkCommentStatusDto } from './comment.dto';
import { CommentMentionsService } from './comment-mentions.service';
import { CommentNoticesService } from './comment-notices.service';
import { CommentPersonalDataService } from './comment-personal-data.service';
import { CommentsController } from './comments.controller';
import { CommentsService } from './comments.service';
import { Comment, CommentSchema } from './schemas/comment.schema';
import { CommentNotice, CommentNoticeSchema } from './schemas/comment-notice.schema';

@Module({
  imports: [
    BlogsModule,
    MailModule,
    WebsiteModule,
    MongooseModule.forFeature([
      { name: Comment.name, schema: CommentSchema },
      { name: CommentNotice.name, schema: CommentNoticeSchema },
    ]),
  ],
  controllers: [
    bulkController('comments', COMMENT_CALLS, {
      noun: 'comments',
      service: CommentsService,
      status: BulkCommentStatusDto,
    }),
    CommentsController,
  ],
  providers: [CommentMentionsService, CommentNoticesService, CommentPersonalDataService, CommentsService],
  exports: [CommentMentionsService, CommentPersonalDataService, CommentsService],
})
export class CommentsModule {}
