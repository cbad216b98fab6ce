import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UploadsModule } from '../uploads/uploads.module';
import { Section, SectionSchema } from './schemas/section.schema';
import { WebsiteController } from './website.controller';
import { WebsiteService } from './website.service';
import { WebsitePreviews } from './website-previews';

@Module({
  imports: [UploadsModule, MongooseModule.forFeature([{ name: Section.name, schema: SectionSchema }])],
  controllers: [WebsiteController],
  providers: [WebsiteService, WebsitePreviews],
  exports: [WebsiteService, WebsitePreviews],
})
export class WebsiteModule {}
