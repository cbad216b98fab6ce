import { Controller, Get } from '@nestjs/common';
import type { Dashboard } from '../contract/dashboard';
import { Roles } from '../platform/access/access.decorator';
import { ApiCall } from '../platform/openapi/api-call.decorator';
import { DashboardService } from './dashboard.service';
import { DASHBOARD } from './dto/dashboard.answer';

@Controller('dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Roles('viewer')
  @Get()
  @ApiCall('What the dashboard and the badges show.', DASHBOARD)
  read(): Promise<Dashboard> {
    return this.dashboard.read();
  }
}
