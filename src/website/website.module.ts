import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UploadsModule } from '../uploads/uploads.module';
import { Section, SectionSchema } from './schemas/section.schema';
import { WebsiteController } from './website.controller';
import { WebsiteService } from './website.service';
import { WebsitePreviewsService } from './website-previews.service';

@Module({
  imports: [UploadsModule, MongooseModule.forFeature([{ name: Section.name, schema: SectionSchema }])],
  controllers: [WebsiteController],
  providers: [WebsiteService, WebsitePreviewsService],
  exports: [WebsiteService, WebsitePreviewsService],
})
export class WebsiteModule {}
