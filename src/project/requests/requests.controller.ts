import { Body, Controller, Get, Headers, Param, Post, Put, Query } from '@nestjs/common';
import type { SessionUser } from '../../contract/auth';
import { PROJECT_CALLS, VISITOR_PROJECT_CALLS } from '../../contract/calls/project.calls';
import type { Assignee, ProjectRequestAccepted, ProjectRequestWithThread } from '../../contract/project';
import type { ProjectRequestList, RequestFigures } from '../../contract/work-list';
import { CurrentUser } from '../../platform/access/access.decorator';
import { Call } from '../../platform/calls/call.decorator';
import { IDEMPOTENCY_HEADER } from '../../platform/idempotency/idempotency-key.decorator';
import {
  CreateProjectRequestDto,
  ListProjectRequestsQuery,
  RequestFiguresQuery,
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
  @Call(PROJECT_CALLS.figures, 'Counts requests by status and adds up the amounts of their quotes.')
  figures(@Query() query: RequestFiguresQuery): Promise<RequestFigures> {
    return this.requests.figures(query);
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
}
