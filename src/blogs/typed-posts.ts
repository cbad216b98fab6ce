import { Injectable } from '@nestjs/common';
import type { Blog } from '../contract/blogs';
import type { KeptText } from '../contract/drafts';
import { DraftsService } from '../drafts/drafts.service';
import { drawnOf } from '../platform/markdown/formatted-text';
import type { PostPreviewAddress } from './blog-previews';
import { BlogsService } from './blogs.service';

/** Posts with the words that somebody has typed since they were saved, for previews. */
@Injectable()
export class TypedPosts {
  constructor(
    private readonly blogs: BlogsService,
    private readonly drafts: DraftsService,
  ) {}

  /** As readers would see the post. Errors: 404 unknown post. */
  async read({ id, writerId }: Pick<PostPreviewAddress, 'id' | 'writerId'>): Promise<Blog> {
    const post = await this.blogs.read(id, { countView: false, isStaff: true });
    const typed = await this.drafts.read('post', id, writerId);
    if (!typed || typed.updatedAt <= post.updatedAt) return post;
    const { blocks: _blocks, ...saved } = post;
    const { content, format, ...rest } = { ...saved, ...(typed.fields as Partial<KeptText<'post'>>) };
    return { ...rest, content, format, ...drawnOf(content, format) };
  }
}
