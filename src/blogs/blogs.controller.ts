import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req, UseInterceptors } from '@nestjs/common';
import type express from 'express';
import type { Blog, BlogSummary } from '../contract/blogs';
import type { Done } from '../contract/errors';
import { CurrentViewer, Public, Roles, type Viewer } from '../platform/access/access.decorator';
import { Audited } from '../platform/audit/audited.decorator';
import { KeepAnswersInterceptor } from '../platform/cache/keep-answers.interceptor';
import type { ListPage } from '../platform/http/list-page.query';
import { TotalCountInterceptor } from '../platform/http/total-count.interceptor';
import { ApiCall } from '../platform/openapi/api-call.decorator';
import { eitherOf, listOf } from '../platform/openapi/shape';
import { DONE } from '../platform/openapi/shared-answers';
import { BlogsService } from './blogs.service';
import { BLOG, BLOG_SUMMARY } from './dto/blog.answer';
import { CreateBlogDto } from './dto/create-blog.dto';
import { ListBlogsQuery } from './dto/list-blogs.query';
import { UpdateBlogDto } from './dto/update-blog.dto';

@Controller('blogs')
@UseInterceptors(KeepAnswersInterceptor)
export class BlogsController {
  constructor(private readonly blogs: BlogsService) {}

  @Public()
  @UseInterceptors(TotalCountInterceptor)
  @Get()
  @ApiCall('Posts, newest first; with `fields=summary` without their content.', listOf(eitherOf(BLOG, BLOG_SUMMARY)))
  list(@Query() query: ListBlogsQuery): Promise<ListPage<Blog | BlogSummary>> {
    return this.blogs.list(query);
  }

  /** Counts one view for a visitor; a signed-in person and HEAD count none. */
  @Public()
  @Get(':id')
  @ApiCall('One post. Counts a view of a visitor.', BLOG)
  read(@Param('id') id: string, @CurrentViewer() viewer: Viewer, @Req() request: express.Request): Promise<Blog> {
    return this.blogs.read(id, { countView: viewer.isVisitor && request.method === 'GET' });
  }

  @Public()
  @Get(':id/related')
  @ApiCall('At most two posts that share category or tag.', listOf(BLOG_SUMMARY))
  listRelated(@Param('id') id: string): Promise<BlogSummary[]> {
    return this.blogs.listRelated(id);
  }

  @Roles('editor')
  @Post()
  @Audited('blogs.create')
  @ApiCall('Adds a post.', BLOG)
  create(@Body() input: CreateBlogDto): Promise<Blog> {
    return this.blogs.create(input);
  }

  @Roles('editor')
  @Put(':id')
  @Audited('blogs.update')
  @ApiCall('Changes the fields that are sent.', BLOG)
  update(@Param('id') id: string, @Body() input: UpdateBlogDto): Promise<Blog> {
    return this.blogs.update(id, input);
  }

  @Roles('editor')
  @Delete(':id')
  @Audited('blogs.delete')
  @ApiCall('Deletes a post.', DONE)
  async remove(@Param('id') id: string): Promise<Done> {
    await this.blogs.remove(id);
    return { success: true };
  }

  /** Brings a post back within ten minutes of its removal. */
  @Roles('editor')
  @HttpCode(200)
  @Post(':id/restore')
  @Audited('blogs.restore')
  @ApiCall('Brings a post back.', BLOG)
  restore(@Param('id') id: string): Promise<Blog> {
    return this.blogs.restore(id);
  }
}
