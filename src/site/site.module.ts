import { Module } from '@nestjs/common';
import { ServeStaticModule } from '@nestjs/serve-static';
import { BlogsModule } from '../blogs/blogs.module';
import { NewsletterModule } from '../newsletter/newsletter.module';
import { PagesModule } from '../pages/pages.module';
import { ProjectModule } from '../project/project.module';
import { ServicesModule } from '../services/services.module';
import { SettingsModule } from '../settings/settings.module';
import { TeamModule } from '../team/team.module';
import { MachinePages } from './machine-pages';
import { PagePosts } from './page-posts';
import { PageReads } from './page-reads';
import { PageRenderer } from './page-renderer';
import { QuoteForms } from './quote-forms';
import { SiteMiddleware } from './site.middleware';
import { SitePages } from './site-pages';
import { STATIC_OPTIONS } from './static-files';
import { UnsubscribePage } from './unsubscribe-page';

/** The client's documents and files. Its middleware stands in front of the framework's pipeline, see `setUpApp`. */
@Module({
  imports: [
    ServeStaticModule.forRoot(STATIC_OPTIONS),
    BlogsModule,
    NewsletterModule,
    PagesModule,
    ProjectModule,
    ServicesModule,
    SettingsModule,
    TeamModule,
  ],
  providers: [PageReads, PageRenderer, SitePages, MachinePages, SiteMiddleware, QuoteForms, PagePosts, UnsubscribePage],
  exports: [PagePosts, SiteMiddleware, UnsubscribePage],
})
export class SiteModule {}
