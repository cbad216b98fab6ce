import { Controller, Get, Query, UseInterceptors } from '@nestjs/common';
import type { AuditEntry } from '../../contract/audit';
import { Roles } from '../access/access.decorator';
import type { ListPage } from '../http/list-page.query';
import { TotalCountInterceptor } from '../http/total-count.interceptor';
import { ApiCall } from '../openapi/api-call.decorator';
import { listOf } from '../openapi/shape';
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
