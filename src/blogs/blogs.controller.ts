import { Body, Controller, Delete, Get, Headers, Param, Post, Put, Query, Req } from '@nestjs/common';
import type express from 'express';
import type { SessionUser } from '../contract/auth';
import type { BlogStatistics } from '../contract/blog-statistics';
import type { Blog, BlogSummary, BlogTally } from '../contract/blogs';
import { BLOG_CALLS } from '../contract/calls/blogs.calls';
import type { Done } from '../contract/errors';
import { CurrentUser, CurrentViewer, type Viewer } from '../platform/access/access.decorator';
import { Call } from '../platform/calls/call.decorator';
import type { ListPage } from '../platform/http/list-page.query';
import { IdempotencyService } from '../platform/idempotency/idempotency.service';
import { IDEMPOTENCY_HEADER } from '../platform/idempotency/idempotency-key.decorator';
import { BlogStatisticsQuery, BlogTallyQuery, CreateBlogDto, ListBlogsQuery, UpdateBlogDto } from './blog.dto';
import { BlogsService } from './blogs.service';

import { BlogStatisticsService } from './statistics/blog-statistics.service';

@Controller('blogs')
export class BlogsController {
  constructor(
    private readonly blogs: BlogsService,
    private readonly statisticsService: BlogStatisticsService,
    private readonly idempotency: IdempotencyService,
  ) {}

  @Get()
  @Call(
    BLOG_CALLS.list,
    'Lists posts, newest first. `fields=summary` leaves out their content. Staff can use `status` to list unpublished posts too.',
  )
  list(
    @Query() query: ListBlogsQuery,
    @CurrentViewer() { isVisitor }: Viewer,
  ): Promise<ListPage<Blog> | ListPage<BlogSummary>> {
    return this.blogs.listAsAsked(query, { isStaff: !isVisitor });
  }

  @Get('categories')
  @Call(BLOG_CALLS.listCategories, 'Lists at most four categories: those of the newest posts.')
  listCategories(): Promise<string[]> {
    return this.blogs.listCategories();
  }

  @Get('tally')
  @Call(BLOG_CALLS.tally, 'Counts posts by status and lists all categories.')
  tally(@Query() query: BlogTallyQuery): Promise<BlogTally> {
    return this.blogs.tally(query);
  }

  @Get('figures')
  @Call(BLOG_CALLS.statistics, 'Counts views by day, post and source. Bots and staff are not counted.')
  statistics(@Query() query: BlogStatisticsQuery): Promise<BlogStatistics> {
    return this.statisticsService.read(query);
  }

  /** Counts a view for visitors. Calls by staff and HEAD calls are not counted. */
  @Get(':id')
  @Call(BLOG_CALLS.read, 'Returns one post; staff can read unpublished posts. Counts a view if a visitor reads it.')
  read(
    @Param('id') id: string,
    @CurrentViewer() { isVisitor }: Viewer,
    @Req() request: express.Request,
  ): Promise<Blog> {
    return this.blogs.read(id, { countView: isVisitor && request.method === 'GET' && request, isStaff: !isVisitor });
  }

  @Get(':id/related')
  @Call(BLOG_CALLS.listRelated, 'Lists at most two posts with the same category or a shared tag.')
  listRelated(@Param('id') id: string): Promise<BlogSummary[]> {
    return this.blogs.listRelated(id);
  }

  @Post()
  @Call(BLOG_CALLS.create, 'Adds a post.')
  create(
    @Body() input: CreateBlogDto,
    @CurrentUser() user: SessionUser,
    @Headers(IDEMPOTENCY_HEADER) key?: string,
  ): Promise<Blog> {
    return this.idempotency.once(`POST /blogs ${user._id}`, key, input, (_id) => this.blogs.createOnce(_id, input));
  }

  @Put(':id')
  @Call(BLOG_CALLS.update, 'Changes only the fields that the request contains.')
  update(@Param('id') id: string, @Body() input: UpdateBlogDto): Promise<Blog> {
    return this.blogs.update(id, input);
  }

  @Delete(':id')
  @Call(BLOG_CALLS.remove, 'Deletes a post.')
  async remove(@Param('id') id: string): Promise<Done> {
    await this.blogs.remove(id);
    return { success: true };
  }

  @Post(':id/restore')
  @Call(BLOG_CALLS.restore, 'Restores a post.')
  restore(@Param('id') id: string): Promise<Blog> {
    return this.blogs.restore(id);
  }
}
