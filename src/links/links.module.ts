import { Module } from '@nestjs/common';
import { BlogsModule } from '../blogs/blogs.module';
import { NewsletterModule } from '../newsletter/newsletter.module';
import { PagesModule } from '../pages/pages.module';
import { ServicesModule } from '../services/services.module';
import { VisitorAccountsModule } from '../visitor-accounts/visitor-accounts.module';
import { WebsiteModule } from '../website/website.module';
import { LinkSourcesService } from './link-sources.service';
import { LinksController } from './links.controller';
import { LinksService } from './links.service';

@Module({
  imports: [BlogsModule, NewsletterModule, PagesModule, ServicesModule, VisitorAccountsModule, WebsiteModule],
  controllers: [LinksController],
  providers: [LinksService, LinkSourcesService],
  exports: [LinksService],
})
export class LinksModule {}
