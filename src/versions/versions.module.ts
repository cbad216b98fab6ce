import { Module } from '@nestjs/common';
import { BlogsModule } from '../blogs/blogs.module';
import { PagesModule } from '../pages/pages.module';
import { ServicesModule } from '../services/services.module';
import { WebsiteModule } from '../website/website.module';
import { VersionsController } from './versions.controller';
import { VersionsService } from './versions.service';

/** Former texts as the back office reads them; how they are kept is the platform's. */
@Module({
  imports: [BlogsModule, PagesModule, ServicesModule, WebsiteModule],
  controllers: [VersionsController],
  providers: [VersionsService],
})
export class VersionsModule {}
