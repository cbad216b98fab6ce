import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ContentVersionsService } from '../platform/cache/content-versions.service';
import { MentionsService } from '../platform/records/mentions.service';
import { Comment, type CommentRow } from './schemas/comment.schema';

@Injectable()
export class CommentMentionsService extends MentionsService<CommentRow> {
  constructor(
    @InjectModel(Comment.name) comments: Model<CommentRow>,
    private readonly versions: ContentVersionsService,
  ) {
    super(comments, { comment: ['name', 'text', 'reply.text'] });
  }

  protected override toTitle(): string {
    return 'In a comment by another person';
  }

  protected override afterErasure(): Promise<void> {
    return this.versions.bump('comments');
  }
}
