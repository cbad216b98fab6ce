import { Controller, Get } from '@nestjs/common';
import type { SessionUser } from '../contract/auth';
import { SYSTEM_CALLS } from '../contract/calls/system.calls';
import type { Dashboard, DashboardStatistics } from '../contract/dashboard';
import type { Readiness } from '../contract/readiness';
import { CurrentUser } from '../platform/access/access.decorator';
import { Call } from '../platform/calls/call.decorator';
import { DashboardService } from './dashboard.service';
import { DashboardStatisticsService } from './dashboard-statistics.service';
import { ReadinessService } from './readiness.service';

@Controller('dashboard')
export class DashboardController {
  constructor(
    private readonly dashboard: DashboardService,
    private readonly statisticsService: DashboardStatisticsService,
    private readonly readiness: ReadinessService,
  ) {}

  @Get()
  @Call(SYSTEM_CALLS.dashboard, 'Returns the counts on the dashboard and in the navigation.')
  read(): Promise<Dashboard> {
    return this.dashboard.read();
  }

  @Get('figures')
  @Call(
    SYSTEM_CALLS.statistics,
    'Returns the statistics: overdue replies, open and accepted quotes, numbers by week and month.',
  )
  statistics(): Promise<DashboardStatistics> {
    return this.statisticsService.read();
  }

  @Get('readiness')
  @Call(SYSTEM_CALLS.readiness, 'Returns the items of the launch checklist that the role of the caller can do.')
  ready(@CurrentUser() { role }: SessionUser): Promise<Readiness> {
    return this.readiness.read(role);
  }
}
