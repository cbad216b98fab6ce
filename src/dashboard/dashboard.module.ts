import { Module } from '@nestjs/common';
import { BlogsModule } from '../blogs/blogs.module';
import { ContactModule } from '../contact/contact.module';
import { ProjectModule } from '../project/project.module';
import { ServicesModule } from '../services/services.module';
import { TeamModule } from '../team/team.module';
import { DashboardController } from './dashboard.controller';
import { DashboardService } from './dashboard.service';
import { DashboardFiguresService } from './dashboard-figures.service';

@Module({
  imports: [BlogsModule, ContactModule, ProjectModule, ServicesModule, TeamModule],
  controllers: [DashboardController],
  providers: [DashboardService, DashboardFiguresService],
})
export class DashboardModule {}
