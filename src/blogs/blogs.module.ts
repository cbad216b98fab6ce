import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BLOG_CALLS } from '../contract/calls/blogs';
import { IdempotencyModule } from '../platform/idempotency/idempotency.module';
import { textsController } from '../platform/versions/texts.controller';
import { UploadsModule } from '../uploads/uploads.module';
import { BlogBulkController } from './blog-bulk.controller';
import { BlogBulkService } from './blog-bulk.service';
import { BlogSchedule } from './blog-schedule';
import { BlogViews } from './blog-views';
import { BlogsController } from './blogs.controller';
import { BlogsService } from './blogs.service';
import { BlogFiguresService } from './figures/blog-figures.service';
import { CountedViews } from './figures/counted-views';
import { DayFigures, DayFiguresSchema } from './figures/day-figures.schema';
import { Blog, BlogSchema } from './schemas/blog.schema';

@Module({
  imports: [
    UploadsModule,
    IdempotencyModule,
    MongooseModule.forFeature([
      { name: Blog.name, schema: BlogSchema },
      { name: DayFigures.name, schema: DayFiguresSchema },
    ]),
  ],
  // before the others: `bulk` is no id
  controllers: [BlogBulkController, BlogsController, textsController('blogs', BLOG_CALLS, BlogsService)],
  providers: [BlogBulkService, BlogsService, BlogViews, BlogSchedule, BlogFiguresService, CountedViews],
  exports: [BlogsService],
})
export class BlogsModule {}
