import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MentionsService } from '../../platform/records/mentions.service';
import { RequestMailsService } from '../mails/request-mails.service';
import { ProjectRequest, type ProjectRequestRow } from '../schemas/project-request.schema';

const TERMS = ['teamSize', 'notes', 'lines.text', 'schedule.label', 'schedule.dueWhen', 'included'];

const TEXTS = {
  'quote request': ['name', 'organisation', 'description', 'thread.text', 'steps.label'],
  // Erases the address in the quote and in all sent revisions. Otherwise the quote would differ from its last revision,
  // as if staff had changed the terms.
  quote: [
    ...TERMS.flatMap((term) => [`quote.${term}`, `quote.revisions.${term}`]),
    ...['quote.answer.text', 'quote.payments.note', 'quote.saidPaid.note'],
  ],
};

@Injectable()
export class RequestMentionsService extends MentionsService<ProjectRequestRow> {
  constructor(
    @InjectModel(ProjectRequest.name) requests: Model<ProjectRequestRow>,
    private readonly mails: RequestMailsService,
  ) {
    super(requests, TEXTS);
  }

  protected override toTitle(where: string): string {
    return `In the ${where} of another person`;
  }

  protected override whenSettled(): Promise<void> {
    return this.mails.records.whenSettled();
  }
}
