import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import type { SessionUser } from '../../contract/auth';
import { ISSUE_CALLS, VISITOR_ISSUE_CALLS } from '../../contract/calls/newsletter-issues.calls';
import type { Accepted, Done } from '../../contract/errors';
import {
  type ArchivedIssue,
  type ArchivedText,
  ISSUE_TEXTS,
  type Issue,
  type IssueAudience,
  type IssuePreview,
  type IssueSummary,
} from '../../contract/newsletter-issues';
import { CurrentUser } from '../../platform/access/access.decorator';
import { Call } from '../../platform/calls/call.decorator';
import { type ListPage, ListPageQuery } from '../../platform/http/list-page.query';
import { withOutboxNote } from '../../platform/mail/mail.service';
import { CreateIssueDto, SendIssueDto, UpdateIssueDto } from './issue.dto';
import { IssuesService } from './issues.service';

@Controller('issues')
export class IssuesController {
  constructor(private readonly issues: IssuesService) {}

  @Get()
  @Call(ISSUE_CALLS.list, 'Newsletter issues, newest first.')
  list(@Query() query: ListPageQuery): Promise<ListPage<IssueSummary>> {
    return this.issues.listSummaries(query);
  }

  @Get('audience')
  @Call(ISSUE_CALLS.audience, 'How many subscribers would get an issue now.')
  audience(): Promise<IssueAudience> {
    return this.issues.audience();
  }

  @Get('archive')
  @Call(VISITOR_ISSUE_CALLS.listArchive, 'Issues that were sent, newest first.')
  listArchive(@Query() query: ListPageQuery): Promise<ListPage<ArchivedIssue>> {
    return this.issues.listArchive(query);
  }

  @Get('archive/:id')
  @Call(VISITOR_ISSUE_CALLS.readArchived, 'An issue that was sent.')
  readArchived(@Param('id') id: string): Promise<ArchivedText> {
    return this.issues.readArchived(id);
  }

  @Post('preview')
  @Call(ISSUE_CALLS.preview, 'An issue as it would be mailed.')
  preview(@Body() input: CreateIssueDto, @CurrentUser() user: SessionUser): Promise<IssuePreview> {
    return this.issues.preview(input, user.email);
  }

  @Get(':id')
  @Call(ISSUE_CALLS.read, 'One issue.')
  read(@Param('id') id: string): Promise<Issue> {
    return this.issues.read(id);
  }

  @Post()
  @Call(ISSUE_CALLS.create, 'Adds a draft.')
  create(@Body() input: CreateIssueDto): Promise<Issue> {
    return this.issues.create(input);
  }

  @Put(':id')
  @Call(ISSUE_CALLS.update, 'Changes the fields of a draft that are sent.', { 409: ISSUE_TEXTS.notDraft })
  update(@Param('id') id: string, @Body() input: UpdateIssueDto): Promise<Issue> {
    return this.issues.update(id, input);
  }

  @Delete(':id')
  @Call(ISSUE_CALLS.remove, 'Deletes an issue that is not on its way.', { 409: ISSUE_TEXTS.running })
  async remove(@Param('id') id: string): Promise<Done> {
    await this.issues.remove(id);
    return { success: true };
  }

  @Post(':id/restore')
  @Call(ISSUE_CALLS.restore, 'Brings an issue back.')
  restore(@Param('id') id: string): Promise<Issue> {
    return this.issues.restore(id);
  }

  @Post(':id/test')
  @Call(ISSUE_CALLS.test, 'Mails the issue to the caller alone.')
  async test(@Param('id') id: string, @CurrentUser() { email }: SessionUser): Promise<Accepted> {
    const message = withOutboxNote(ISSUE_TEXTS.test(email), await this.issues.test(id, email));
    return { success: true, message, msg: message };
  }

  @Post(':id/send')
  @Call(ISSUE_CALLS.send, 'Sends the issue to all subscribers, now or later.', { 409: ISSUE_TEXTS.begun })
  send(@Param('id') id: string, @Body() input: SendIssueDto): Promise<Issue> {
    return this.issues.send(id, input);
  }

  @Post(':id/stop')
  @Call(ISSUE_CALLS.stop, 'Stops sending, or takes the schedule back.', { 409: ISSUE_TEXTS.notSending })
  stop(@Param('id') id: string): Promise<Issue> {
    return this.issues.stop(id);
  }

  @Post(':id/resume')
  @Call(ISSUE_CALLS.resume, 'Goes on sending.', { 409: ISSUE_TEXTS.notStopped })
  resume(@Param('id') id: string): Promise<Issue> {
    return this.issues.resume(id);
  }
}
