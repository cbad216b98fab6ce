import { Controller, Get } from '@nestjs/common';
import { SYSTEM_CALLS } from '../contract/calls/system';
import type { Dashboard } from '../contract/dashboard';
import { Call } from '../platform/calls/call.decorator';
import { DashboardService } from './dashboard.service';
import { DASHBOARD } from './dto/dashboard.answer';

@Controller('dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Get()
  @Call(SYSTEM_CALLS.dashboard, 'What the dashboard and the badges show.', DASHBOARD)
  read(): Promise<Dashboard> {
    return this.dashboard.read();
  }
}
