import { Controller, Get, Query, UseInterceptors } from '@nestjs/common';
import { Roles } from '../auth/access.decorator';
import type { ListPage } from '../common/http/list-page.query';
import { TotalCountInterceptor } from '../common/http/total-count.interceptor';
import type { AuditEntry } from '../contract/audit';
import { AuditService } from './audit.service';
import { ListAuditQuery } from './dto/list-audit.query';

@Controller('audit')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  /** Who changed what and when, newest first. */
  @Roles('admin')
  @Get()
  @UseInterceptors(TotalCountInterceptor)
  list(@Query() query: ListAuditQuery): Promise<ListPage<AuditEntry>> {
    return this.audit.list(query);
  }
}
