import { Module } from '@nestjs/common';
import { BlogsModule } from '../blogs/blogs.module';
import { PagesModule } from '../pages/pages.module';
import { ServicesModule } from '../services/services.module';
import { TeamModule } from '../team/team.module';
import { UploadStorageModule } from '../uploads/storage/upload-storage.module';
import { UploadsModule } from '../uploads/uploads.module';
import { WebsiteModule } from '../website/website.module';
import { SampleController } from './sample.controller';
import { SampleContentService } from './sample-content.service';
import { SampleRemovalService } from './sample-removal.service';

@Module({
  imports: [BlogsModule, PagesModule, ServicesModule, TeamModule, UploadStorageModule, UploadsModule, WebsiteModule],
  controllers: [SampleController],
  providers: [SampleContentService, SampleRemovalService],
  exports: [SampleRemovalService],
})
export class SampleContentModule {}
