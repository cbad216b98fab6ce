import { type DynamicModule, Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { AuditModule } from './audit/audit.module';
import { AuthModule } from './auth/auth.module';
import { BackupModule } from './backup/backup.module';
import { BlogsModule } from './blogs/blogs.module';
import { CommentsModule } from './comments/comments.module';
import { ContactModule } from './contact/contact.module';
import { DailySummaryModule } from './daily-summary/daily-summary.module';
import { DashboardModule } from './dashboard/dashboard.module';
import { ExportsModule } from './exports/exports.module';
import { LinksModule } from './links/links.module';
import { MediaModule } from './media/media.module';
import { MigrationsModule } from './migrations/migrations.module';
import { NewsletterModule } from './newsletter/newsletter.module';
import { PagesModule } from './pages/pages.module';
import { AuditInterceptor } from './platform/audit/audit.interceptor';
import { AnswerCacheInterceptor } from './platform/cache/answer-cache.interceptor';
import { ConfigModule } from './platform/config/config.module';
import type { Environment } from './platform/config/environment';
import { DatabaseModule } from './platform/database/database.module';
import type { OpenDatabase } from './platform/database/open-database';
import { ErrorFilter } from './platform/errors/error.filter';
import { AnswerBodyInterceptor } from './platform/http/answer-body.interceptor';
import { RequestLog, requestLog } from './platform/http/request-log';
import { GuessLimitInterceptor } from './platform/limits/guess-limit.interceptor';
import { VisitorLimitGuard } from './platform/limits/visitor-limit';
import { MailModule } from './platform/mail/mail.module';
import { PlatformModule } from './platform/platform.module';
import { PriceListModule } from './price-list/price-list.module';
import { PrivacyModule } from './privacy/privacy.module';
import { ProjectModule } from './project/project.module';
import { RedirectsModule } from './redirects/redirects.module';
import { SampleContentModule } from './sample/sample-content.module';
import { SavedRepliesModule } from './saved-replies/saved-replies.module';
import { ServicesModule } from './services/services.module';
import { SettingsModule } from './settings/settings.module';
import { SiteModule } from './site/site.module';
import { TeamModule } from './team/team.module';
import { TrashModule } from './trash/trash.module';
import { UploadsModule } from './uploads/uploads.module';
import { UsersModule } from './users/users.module';
import { VisitorAccountsModule } from './visitor-accounts/visitor-accounts.module';
import { WebsiteModule } from './website/website.module';

@Module({
  imports: [
    // Express tries routes in this order. Visitors post messages, so their routes come first.
    ContactModule,
    AuditModule,
    AuthModule,
    BackupModule,
    BlogsModule,
    DashboardModule,
    LinksModule,
    MailModule,
    MediaModule,
    DailySummaryModule,
    MigrationsModule,
    NewsletterModule,
    PagesModule,
    PlatformModule,
    PrivacyModule,
    ProjectModule,
    RedirectsModule,
    SampleContentModule,
    PriceListModule,
    SavedRepliesModule,
    ExportsModule,
    ServicesModule,
    SettingsModule,
    SiteModule,
    TeamModule,
    TrashModule,
    UploadsModule,
    UsersModule,
    VisitorAccountsModule,
    WebsiteModule,
    CommentsModule,
  ],
  // `setUpApp` adds these to the application as guards, interceptors, filters and middleware, in the right order.
  providers: [
    AnswerBodyInterceptor,
    AnswerCacheInterceptor,
    AuditInterceptor,
    ErrorFilter,
    GuessLimitInterceptor,
    RequestLog,
    VisitorLimitGuard,
  ],
})
export class AppModule {
  /** `dbName` is only for tests, which share one database server. */
  static forRoot(environment: Environment, database: OpenDatabase, dbName?: string): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(environment),
        LoggerModule.forRoot(requestLog(environment.logLevel)),
        DatabaseModule.forRoot(database, dbName),
      ],
    };
  }
}
