import { Body, Controller, Get, Headers, Param, Post, Put, Query } from '@nestjs/common';
import type { SessionUser } from '../../contract/auth';
import type { BulkDone } from '../../contract/bulk';
import { PROJECT_CALLS, VISITOR_PROJECT_CALLS } from '../../contract/calls/project.calls';
import type { Assignee, ProjectRequestAccepted, ProjectRequestWithThread } from '../../contract/project';
import type { ProjectRequestList, RequestStatistics } from '../../contract/work-list';
import { CurrentUser } from '../../platform/access/access.decorator';
import { BulkDto } from '../../platform/bulk/bulk.dto';
import { Call } from '../../platform/calls/call.decorator';
import { IDEMPOTENCY_HEADER } from '../../platform/idempotency/idempotency-key.decorator';
import {
  BulkAssignDto,
  BulkStatusDto,
  CreateProjectRequestDto,
  ListProjectRequestsQuery,
  RequestStatisticsQuery,
  StepsDto,
  UpdateProjectRequestDto,
} from '../request.dto';

import { BulkService } from './bulk.service';
import { RequestsService } from './requests.service';

@Controller('project')
export class RequestsController {
  constructor(
    private readonly requests: RequestsService,
    private readonly bulk: BulkService,
  ) {}

  @Post()
  @Call(VISITOR_PROJECT_CALLS.request, "Stores a visitor's request for a quote.")
  create(
    @Body() input: CreateProjectRequestDto,
    @Headers(IDEMPOTENCY_HEADER) key?: string,
  ): Promise<ProjectRequestAccepted> {
    return this.requests.create(input, key);
  }

  @Get()
  @Call(PROJECT_CALLS.list, 'Lists requests, newest first unless sorted otherwise, ten on a page.')
  list(@Query() query: ListProjectRequestsQuery): Promise<ProjectRequestList> {
    return this.requests.list(query);
  }

  @Get('figures')
  @Call(PROJECT_CALLS.statistics, 'Counts requests by status and adds up the amounts of their quotes.')
  statistics(@Query() query: RequestStatisticsQuery): Promise<RequestStatistics> {
    return this.requests.statistics(query);
  }

  @Get('assignees')
  @Call(PROJECT_CALLS.assignees, 'Lists the colleagues to whom requests can be assigned, by name.')
  assignees(): Promise<Assignee[]> {
    return this.bulk.assignees();
  }

  @Get(':id')
  @Call(PROJECT_CALLS.read, 'Returns one request with its conversation.')
  read(@Param('id') id: string): Promise<ProjectRequestWithThread> {
    return this.requests.read(id);
  }

  @Put(':id')
  @Call(PROJECT_CALLS.update, 'Sets the status of a request and of its quote.', {
    409: 'The request has changed since it was read, or its quote is being emailed or has too many revisions.',
  })
  update(
    @Param('id') id: string,
    @Body() input: UpdateProjectRequestDto,
    @CurrentUser() user: SessionUser,
  ): Promise<ProjectRequestWithThread> {
    return this.requests.update(id, input, user.name);
  }

  @Put(':id/steps')
  @Call(PROJECT_CALLS.setSteps, 'Replaces the steps of an accepted request.', {
    409: 'The request is not accepted, or has changed since it was read (the response then contains the request as `current`).',
  })
  setSteps(@Param('id') id: string, @Body() input: StepsDto): Promise<ProjectRequestWithThread> {
    return this.requests.setSteps(id, input);
  }

  @Post('bulk/status')
  @Call(PROJECT_CALLS.setStatuses, 'Sets the status of several requests and of their quotes.')
  setStatuses(@Body() { ids, ...input }: BulkStatusDto, @CurrentUser() user: SessionUser): Promise<BulkDone> {
    return this.bulk.setStatus(ids, input, user.name);
  }

  @Post('bulk/assignee')
  @Call(PROJECT_CALLS.assign, 'Assigns requests to a colleague, or unassigns them.')
  assign(@Body() { ids, assignee }: BulkAssignDto): Promise<BulkDone> {
    return this.bulk.assign(ids, assignee);
  }

  @Post('bulk/delete')
  @Call(PROJECT_CALLS.removeAll, 'Deletes requests with their quotes.')
  removeAll(@Body() { ids }: BulkDto): Promise<BulkDone> {
    return this.bulk.remove(ids);
  }

  @Post('bulk/restore')
  @Call(PROJECT_CALLS.restoreAll, 'Restores deleted requests.')
  restoreAll(@Body() { ids }: BulkDto): Promise<BulkDone> {
    return this.bulk.restore(ids);
  }
}
