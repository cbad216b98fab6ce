import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BLOG_CALLS } from '../contract/calls/blogs.calls';
import { bulkController } from '../platform/bulk/bulk.controller';
import { textsController } from '../platform/versions/texts.controller';
import { UploadsModule } from '../uploads/uploads.module';
import { BulkBlogStatusDto } from './blog.dto';
import { BlogScheduleService } from './blog-schedule.service';
import { BlogViewsService } from './blog-views.service';
import { BlogsController } from './blogs.controller';
import { BlogsService } from './blogs.service';
import { Blog, BlogSchema } from './schemas/blog.schema';
import { BlogStatisticsService } from './statistics/blog-statistics.service';
import { CountedViewsService } from './statistics/counted-views.service';
import { DayStatistics, DayStatisticsSchema } from './statistics/day-statistics.schema';

@Module({
  imports: [
    UploadsModule,
    MongooseModule.forFeature([
      { name: Blog.name, schema: BlogSchema },
      { name: DayStatistics.name, schema: DayStatisticsSchema },
    ]),
  ],
  controllers: [
    bulkController('blogs', BLOG_CALLS, { noun: 'posts', service: BlogsService, status: BulkBlogStatusDto }),
    BlogsController,
    textsController('blogs', BLOG_CALLS, BlogsService),
  ],
  providers: [BlogsService, BlogViewsService, BlogScheduleService, BlogStatisticsService, CountedViewsService],
  exports: [BlogsService],
})
export class BlogsModule {}
