import { Controller, Get, Query, UseInterceptors } from '@nestjs/common';
import { Roles } from '../auth/access.decorator';
import type { ListPage } from '../common/http/list-page.query';
import { TotalCountInterceptor } from '../common/http/total-count.interceptor';
import { ApiCall } from '../common/openapi/api-call.decorator';
import { listOf } from '../common/openapi/shape';
import type { AuditEntry } from '../contract/audit';
import { AuditService } from './audit.service';
import { AUDIT_ENTRY } from './dto/audit-entry.answer';
import { ListAuditQuery } from './dto/list-audit.query';

@Controller('audit')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  /** Who changed what and when, newest first. */
  @Roles('admin')
  @Get()
  @UseInterceptors(TotalCountInterceptor)
  @ApiCall('Who changed what and when, newest first.', listOf(AUDIT_ENTRY))
  list(@Query() query: ListAuditQuery): Promise<ListPage<AuditEntry>> {
    return this.audit.list(query);
  }
}
