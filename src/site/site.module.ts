import { Module } from '@nestjs/common';
import { ServeStaticModule } from '@nestjs/serve-static';
import { AuthModule } from '../auth/auth.module';
import { BlogsModule } from '../blogs/blogs.module';
import { CommentsModule } from '../comments/comments.module';
import { ContactModule } from '../contact/contact.module';
import { LinksModule } from '../links/links.module';
import { NewsletterModule } from '../newsletter/newsletter.module';
import { PagesModule } from '../pages/pages.module';
import { PrivacyModule } from '../privacy/privacy.module';
import { ProjectModule } from '../project/project.module';
import { RedirectsModule } from '../redirects/redirects.module';
import { ServicesModule } from '../services/services.module';
import { SettingsModule } from '../settings/settings.module';
import { TeamModule } from '../team/team.module';
import { UploadStorageModule } from '../uploads/storage/upload-storage.module';
import { UploadsModule } from '../uploads/uploads.module';
import { UsersModule } from '../users/users.module';
import { VisitorAccountsModule } from '../visitor-accounts/visitor-accounts.module';
import { WebsiteModule } from '../website/website.module';
import { AccountFormsService } from './account-forms.service';
import { AccountPageService } from './account-page.service';
import { AnswerPage } from './answer-page';
import { CrawlerFiles } from './crawler-files';
import { IdentityFilesService } from './identity-files.service';
import { NewsletterLinksService } from './newsletter-links.service';
import { PageCache, PageQueue } from './page-cache';
import { PagePostsService } from './page-posts.service';
import { PageReadsService } from './page-reads.service';
import { PageRenderer } from './page-renderer';
import { PageService } from './page-service';
import { RequestFormsService } from './request-forms.service';
import { STATIC_OPTIONS, StaticFilesService } from './static-files.service';
import { WritingFormsService } from './writing-forms.service';

@Module({
  imports: [
    ServeStaticModule.forRoot(STATIC_OPTIONS),
    AuthModule,
    BlogsModule,
    CommentsModule,
    ContactModule,
    LinksModule,
    NewsletterModule,
    PagesModule,
    PrivacyModule,
    ProjectModule,
    RedirectsModule,
    ServicesModule,
    SettingsModule,
    TeamModule,
    UploadStorageModule,
    UploadsModule,
    UsersModule,
    VisitorAccountsModule,
    WebsiteModule,
  ],
  providers: [
    PageReadsService,
    PageRenderer,
    PageService,
    PageCache,
    PageQueue,
    CrawlerFiles,
    StaticFilesService,
    IdentityFilesService,
    AnswerPage,
    AccountFormsService,
    AccountPageService,
    RequestFormsService,
    WritingFormsService,
    PagePostsService,
    NewsletterLinksService,
  ],
  exports: [PagePostsService, AnswerPage, NewsletterLinksService],
})
export class SiteModule {}
