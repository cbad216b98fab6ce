import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req } from '@nestjs/common';
import type express from 'express';
import type { Blog, BlogSummary } from '../contract/blogs';
import { BLOG_CALLS } from '../contract/calls/blogs';
import type { Done } from '../contract/errors';
import { CurrentViewer, type Viewer } from '../platform/access/access.decorator';
import { Call } from '../platform/calls/call.decorator';
import type { ListPage } from '../platform/http/list-page.query';
import { eitherOf, listOf } from '../platform/openapi/shape';
import { BlogsService } from './blogs.service';
import { BLOG, BLOG_SUMMARY } from './dto/blog.answer';
import { CreateBlogDto } from './dto/create-blog.dto';
import { ListBlogsQuery } from './dto/list-blogs.query';
import { UpdateBlogDto } from './dto/update-blog.dto';

@Controller('blogs')
export class BlogsController {
  constructor(private readonly blogs: BlogsService) {}

  @Get()
  @Call(
    BLOG_CALLS.list,
    'Posts, newest first; with `fields=summary` without their content.',
    eitherOf(BLOG, BLOG_SUMMARY),
  )
  list(@Query() query: ListBlogsQuery): Promise<ListPage<Blog> | ListPage<BlogSummary>> {
    return this.blogs.listAsAsked(query);
  }

  /** Counts one view for a visitor; a signed-in person and HEAD count none. */
  @Get(':id')
  @Call(BLOG_CALLS.read, 'One post. Counts a view of a visitor.', BLOG)
  read(@Param('id') id: string, @CurrentViewer() viewer: Viewer, @Req() request: express.Request): Promise<Blog> {
    return this.blogs.read(id, { countView: viewer.isVisitor && request.method === 'GET' });
  }

  @Get(':id/related')
  @Call(BLOG_CALLS.listRelated, 'At most two posts that share category or tag.', listOf(BLOG_SUMMARY))
  listRelated(@Param('id') id: string): Promise<BlogSummary[]> {
    return this.blogs.listRelated(id);
  }

  @Post()
  @Call(BLOG_CALLS.create, 'Adds a post.', BLOG)
  create(@Body() input: CreateBlogDto): Promise<Blog> {
    return this.blogs.create(input);
  }

  @Put(':id')
  @Call(BLOG_CALLS.update, 'Changes the fields that are sent.', BLOG)
  update(@Param('id') id: string, @Body() input: UpdateBlogDto): Promise<Blog> {
    return this.blogs.update(id, input);
  }

  @Delete(':id')
  @Call(BLOG_CALLS.remove, 'Deletes a post.')
  async remove(@Param('id') id: string): Promise<Done> {
    await this.blogs.remove(id);
    return { success: true };
  }

  /** Brings a post back within ten minutes of its removal. */
  @Post(':id/restore')
  @Call(BLOG_CALLS.restore, 'Brings a post back.', BLOG)
  restore(@Param('id') id: string): Promise<Blog> {
    return this.blogs.restore(id);
  }
}
