import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsMongoId, IsOptional, ValidateBy } from 'class-validator';
import { AUDIT_ACTIONS } from '../contract/calls/audit.calls';
import type { AuditAction } from '../contract/calls/call';
import { isDay } from '../contract/lusaka-day';
import { ListPageQuery } from '../platform/http/list-page.query';

export class ListAuditQuery extends ListPageQuery {
  @ApiPropertyOptional({ enum: AUDIT_ACTIONS })
  @IsOptional()
  @IsIn(AUDIT_ACTIONS, { message: 'action must be an action of the audit log, such as contact.restore.' })
  action?: AuditAction;

  @ApiPropertyOptional()
  @IsOptional()
  @IsMongoId({ message: 'actorId must be the id of a user.' })
  actorId?: string;

  @ApiPropertyOptional({ format: 'date', description: 'Day in the time zone of Lusaka.' })
  @IsOptional()
  @ValidateBy(
    { name: 'isDay', validator: { validate: (day: unknown) => typeof day === 'string' && isDay(day) } },
    { message: 'day must be a date such as 2026-12-22.' },
  )
  day?: string;
}
