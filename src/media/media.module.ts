import { Module } from '@nestjs/common';
import { UploadsModule } from '../uploads/uploads.module';
import { WebsiteModule } from '../website/website.module';
import { MediaController } from './media.controller';
import { MediaService } from './media.service';
import { MediaReplacement } from './media-replacement';
import { MediaUses } from './media-uses';

@Module({
  imports: [UploadsModule, WebsiteModule],
  controllers: [MediaController],
  providers: [MediaService, MediaUses, MediaReplacement],
})
export class MediaModule {}
