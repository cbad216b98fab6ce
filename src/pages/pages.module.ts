import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PAGE_CALLS } from '../contract/calls/pages.calls';
import { NewsletterModule } from '../newsletter/newsletter.module';
import { textsController } from '../platform/versions/texts.controller';
import { SettingsModule } from '../settings/settings.module';
import { UploadsModule } from '../uploads/uploads.module';
import { WebsiteModule } from '../website/website.module';
import { PagesController } from './pages.controller';
import { PagesService } from './pages.service';
import { Page, PageSchema } from './schemas/page.schema';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: Page.name, schema: PageSchema }]),
    SettingsModule,
    UploadsModule,
    NewsletterModule,
    WebsiteModule,
  ],
  controllers: [PagesController, textsController('pages', PAGE_CALLS, PagesService)],
  providers: [PagesService],
  exports: [PagesService],
})
export class PagesModule {}
