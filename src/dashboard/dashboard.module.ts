import { Module } from '@nestjs/common';
import { BlogsModule } from '../blogs/blogs.module';
import { CommentsModule } from '../comments/comments.module';
import { ContactModule } from '../contact/contact.module';
import { LinksModule } from '../links/links.module';
import { PagesModule } from '../pages/pages.module';
import { MailModule } from '../platform/mail/mail.module';
import { ProjectModule } from '../project/project.module';
import { RedirectsModule } from '../redirects/redirects.module';
import { SampleContentModule } from '../sample/sample-content.module';
import { ServicesModule } from '../services/services.module';
import { TeamModule } from '../team/team.module';
import { WebsiteModule } from '../website/website.module';
import { DashboardController } from './dashboard.controller';
import { DashboardService } from './dashboard.service';
import { DashboardStatisticsService } from './dashboard-statistics.service';
import { ReadinessService } from './readiness.service';
import { RestoredStateService } from './restored-state.service';

@Module({
  imports: [
    BlogsModule,
    CommentsModule,
    ContactModule,
    LinksModule,
    MailModule,
    PagesModule,
    ProjectModule,
    RedirectsModule,
    SampleContentModule,
    ServicesModule,
    TeamModule,
    WebsiteModule,
  ],
  controllers: [DashboardController],
  providers: [DashboardService, DashboardStatisticsService, ReadinessService, RestoredStateService],
})
export class DashboardModule {}
