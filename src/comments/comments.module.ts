import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BlogsModule } from '../blogs/blogs.module';
import { IdempotencyModule } from '../platform/idempotency/idempotency.module';
import { MailModule } from '../platform/mail/mail.module';
import { WebsiteModule } from '../website/website.module';
import { CommentBulkController } from './comment-bulk.controller';
import { CommentBulkService } from './comment-bulk.service';
import { CommentMentions } from './comment-mentions';
import { CommentNotices } from './comment-notices';
import { CommentPersonalData } from './comment-personal-data';
import { CommentsController } from './comments.controller';
import { CommentsService } from './comments.service';
import { LeftComments } from './left-comments';
import { Comment, CommentSchema } from './schemas/comment.schema';
import { CommentNotice, CommentNoticeSchema } from './schemas/comment-notice.schema';

@Module({
  imports: [
    BlogsModule,
    IdempotencyModule,
    MailModule,
    WebsiteModule,
    MongooseModule.forFeature([
      { name: Comment.name, schema: CommentSchema },
      { name: CommentNotice.name, schema: CommentNoticeSchema },
    ]),
  ],
  controllers: [CommentBulkController, CommentsController],
  providers: [CommentBulkService, CommentMentions, CommentNotices, CommentPersonalData, CommentsService, LeftComments],
  exports: [CommentMentions, CommentPersonalData, CommentsService],
})
export class CommentsModule {}
