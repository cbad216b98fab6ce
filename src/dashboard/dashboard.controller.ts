import { Controller, Get } from '@nestjs/common';
import { Roles } from '../auth/access.decorator';
import type { Dashboard } from '../contract/dashboard';
import { DashboardService } from './dashboard.service';

@Controller('dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Roles('viewer')
  @Get()
  read(): Promise<Dashboard> {
    return this.dashboard.read();
  }
}
