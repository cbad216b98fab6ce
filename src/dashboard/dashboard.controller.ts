import { Controller, Get } from '@nestjs/common';
import { SYSTEM_CALLS } from '../contract/calls/system';
import type { Dashboard, DashboardFigures } from '../contract/dashboard';
import { Call } from '../platform/calls/call.decorator';
import { DashboardService } from './dashboard.service';
import { DashboardFiguresService } from './dashboard-figures.service';
import { DASHBOARD, DASHBOARD_FIGURES } from './dto/dashboard.answer';

@Controller('dashboard')
export class DashboardController {
  constructor(
    private readonly dashboard: DashboardService,
    private readonly figuresService: DashboardFiguresService,
  ) {}

  @Get()
  @Call(SYSTEM_CALLS.dashboard, 'What the dashboard and the badges show.', DASHBOARD)
  read(): Promise<Dashboard> {
    return this.dashboard.read();
  }

  @Get('figures')
  @Call(SYSTEM_CALLS.figures, 'What waits, what is open and won, and how it went by week and month.', DASHBOARD_FIGURES)
  figures(): Promise<DashboardFigures> {
    return this.figuresService.read();
  }
}
