import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type Types, trusted } from 'mongoose';
import { BlogsService } from '../blogs/blogs.service';
import { MINUTE_MS } from '../platform/clock/durations';
import { Every } from '../platform/jobs/every.decorator';
import { Comment, type CommentRow } from './schemas/comment.schema';

/** Erases comments on permanently deleted posts. Comments on posts in the trash stay. */
@Injectable()
export class LeftCommentsService {
  constructor(
    @InjectModel(Comment.name) private readonly comments: Model<CommentRow>,
    private readonly blogs: BlogsService,
  ) {}

  @Every(MINUTE_MS)
  async sweep(): Promise<number> {
    const posts: Types.ObjectId[] = await this.comments.distinct('post');
    const gone = await this.blogs.findGone(posts);
    if (gone.length === 0) return 0;
    return (await this.comments.deleteMany({ post: trusted({ $in: gone }) })).deletedCount;
  }
}
