import { Module } from '@nestjs/common';
import { UploadsModule } from '../uploads/uploads.module';
import { WebsiteModule } from '../website/website.module';
import { MediaController } from './media.controller';
import { MediaService } from './media.service';
import { MediaUsage } from './media-usage';

@Module({
  imports: [UploadsModule, WebsiteModule],
  controllers: [MediaController],
  providers: [MediaService, MediaUsage],
})
export class MediaModule {}
