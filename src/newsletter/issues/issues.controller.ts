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
  @Call(ISSUE_CALLS.list, 'Lists newsletters, newest first.')
  list(@Query() query: ListPageQuery): Promise<ListPage<IssueSummary>> {
    return this.issues.listSummaries(query);
  }

  @Get('audience')
  @Call(ISSUE_CALLS.audience, 'Counts the subscribers who would get a newsletter now.')
  audience(): Promise<IssueAudience> {
    return this.issues.audience();
  }

  @Get('archive')
  @Call(VISITOR_ISSUE_CALLS.listArchive, 'Lists sent newsletters, newest first.')
  listArchive(@Query() query: ListPageQuery): Promise<ListPage<ArchivedIssue>> {
    return this.issues.listArchive(query);
  }

  @Get('archive/:id')
  @Call(VISITOR_ISSUE_CALLS.readArchived, 'Returns a sent newsletter.')
  readArchived(@Param('id') id: string): Promise<ArchivedText> {
    return this.issues.readArchived(id);
  }

  @Post('preview')
  @Call(ISSUE_CALLS.preview, 'Returns a newsletter as the email that subscribers will get.')
  preview(@Body() input: CreateIssueDto, @CurrentUser() user: SessionUser): Promise<IssuePreview> {
    return this.issues.preview(input, user.email);
  }

  @Get(':id')
  @Call(ISSUE_CALLS.read, 'Returns one newsletter.')
  read(@Param('id') id: string): Promise<Issue> {
    return this.issues.read(id);
  }

  @Post()
  @Call(ISSUE_CALLS.create, 'Adds a draft.')
  create(@Body() input: CreateIssueDto): Promise<Issue> {
    return this.issues.create(input);
  }

  @Put(':id')
  @Call(ISSUE_CALLS.update, 'Changes only those fields of a draft that the request contains.', {
    409: ISSUE_TEXTS.notDraft,
  })
  update(@Param('id') id: string, @Body() input: UpdateIssueDto): Promise<Issue> {
    return this.issues.update(id, input);
  }

  @Delete(':id')
  @Call(ISSUE_CALLS.remove, 'Deletes a newsletter that is not being sent.', { 409: ISSUE_TEXTS.running })
  async remove(@Param('id') id: string): Promise<Done> {
    await this.issues.remove(id);
    return { success: true };
  }

  @Post(':id/restore')
  @Call(ISSUE_CALLS.restore, 'Restores a newsletter.')
  restore(@Param('id') id: string): Promise<Issue> {
    return this.issues.restore(id);
  }

  @Post(':id/test')
  @Call(ISSUE_CALLS.test, 'Emails the newsletter to the caller only.')
  async test(@Param('id') id: string, @CurrentUser() { email }: SessionUser): Promise<Accepted> {
    const message = withOutboxNote(ISSUE_TEXTS.test(email), await this.issues.test(id, email));
    return { success: true, message, msg: message };
  }

  @Post(':id/send')
  @Call(ISSUE_CALLS.send, 'Sends the newsletter to all subscribers, now or at a given time.', {
    409: ISSUE_TEXTS.begun,
  })
  send(@Param('id') id: string, @Body() input: SendIssueDto): Promise<Issue> {
    return this.issues.send(id, input);
  }

  @Post(':id/stop')
  @Call(ISSUE_CALLS.stop, 'Pauses sending, or unschedules the newsletter.', { 409: ISSUE_TEXTS.notSending })
  stop(@Param('id') id: string): Promise<Issue> {
    return this.issues.stop(id);
  }

  @Post(':id/resume')
  @Call(ISSUE_CALLS.resume, 'Resumes sending.', { 409: ISSUE_TEXTS.notStopped })
  resume(@Param('id') id: string): Promise<Issue> {
    return this.issues.resume(id);
  }
}
