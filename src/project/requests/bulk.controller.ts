import { Body, Controller, Post } from '@nestjs/common';
import type { SessionUser } from '../../contract/auth';
import type { BulkDone } from '../../contract/bulk';
import { PROJECT_CALLS } from '../../contract/calls/project.calls';
import { CurrentUser } from '../../platform/access/access.decorator';
import { BulkDto } from '../../platform/bulk/bulk.dto';
import { Call } from '../../platform/calls/call.decorator';
import { BulkAssignDto, BulkStatusDto } from '../request.dto';
import { BulkService } from './bulk.service';

@Controller('project/bulk')
export class BulkController {
  constructor(private readonly bulk: BulkService) {}

  @Post('status')
  @Call(PROJECT_CALLS.setStatuses, 'Sets the status of several requests and of their quotes.')
  setStatuses(@Body() { ids, ...input }: BulkStatusDto, @CurrentUser() user: SessionUser): Promise<BulkDone> {
    return this.bulk.setStatus(ids, input, user.name);
  }

  @Post('assignee')
  @Call(PROJECT_CALLS.assign, 'Assigns requests to a colleague, or unassigns them.')
  assign(@Body() { ids, assignee }: BulkAssignDto): Promise<BulkDone> {
    return this.bulk.assign(ids, assignee);
  }

  @Post('delete')
  @Call(PROJECT_CALLS.removeAll, 'Deletes requests with their quotes.')
  removeAll(@Body() { ids }: BulkDto): Promise<BulkDone> {
    return this.bulk.remove(ids);
  }

  @Post('restore')
  @Call(PROJECT_CALLS.restoreAll, 'Restores deleted requests.')
  restoreAll(@Body() { ids }: BulkDto): Promise<BulkDone> {
    return this.bulk.restore(ids);
  }
}
