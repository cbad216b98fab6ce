import { Controller, Get, Query } from '@nestjs/common';
import type { AuditEntry } from '../contract/calls/audit.calls';
import { AUDIT_CALLS } from '../contract/calls/audit.calls';
import { AuditService } from '../platform/audit/audit.service';
import { Call } from '../platform/calls/call.decorator';
import type { ListPage } from '../platform/http/list-page.query';
import { ListAuditQuery } from './audit.dto';

@Controller('audit')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Get()
  @Call(AUDIT_CALLS.list, 'Lists audit log entries, newest first.')
  list(@Query() query: ListAuditQuery): Promise<ListPage<AuditEntry>> {
    return this.audit.list(query);
  }
}
