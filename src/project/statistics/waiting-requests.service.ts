import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted } from 'mongoose';
import { answerDay } from '../../contract/answer-day';
import type { AnswerTime } from '../../contract/answer-time';
import { LIMITS } from '../../contract/limits';
import { daysAfter, lusakaDay, startOf } from '../../contract/lusaka-day';
import { openQuestion } from '../../contract/thread';
import { SettingsService } from '../../settings/settings.service';
import { ProjectRequest, type ProjectRequestRow } from '../schemas/project-request.schema';

export interface WaitingRow {
  _id: string;
  service: string;
  since: Date;
}

/** Requests that wait for staff, the longest wait first. Each list has at most `LIMITS.listMax` rows. */
export interface Waiting {
  late: WaitingRow[];
  questions: WaitingRow[];
  saidPaid: WaitingRow[];
  ending: WaitingRow[];
}

const ENDING_DAYS = 2;

@Injectable()
export class WaitingRequestsService {
  constructor(
    @InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>,
    private readonly settings: SettingsService,
  ) {}

  async list(now: Date): Promise<Waiting> {
    const settings = await this.settings.read();
    const open = {
      status: trusted({ $in: ['pending', 'in_review'] }),
      createdAt: trusted({ $lt: lateBefore(now, settings) }),
    };
    const today = lusakaDay(now);
    const ending = {
      status: 'quoted',
      'quote.status': 'sent',
      'quote.validUntil': trusted({ $gte: today, $lte: daysAfter(today, ENDING_DAYS) }),
    };
    const [late, questions, saidPaid, offered] = await Promise.all([
      this.find(open as QueryFilter<ProjectRequestRow>),
      this.questions(),
      this.saidPaid(),
      this.find(ending as QueryFilter<ProjectRequestRow>),
    ]);
    return {
      late: late.map((row) => toWaiting(row, row.createdAt)),
      ending: offered.map((row) => toWaiting(row, row.createdAt)),
      questions,
      saidPaid,
    };
  }

  async questions(among: QueryFilter<ProjectRequestRow> = {}): Promise<WaitingRow[]> {
    const withQuestions = await this.find({ ...among, 'thread.kind': 'question' } as QueryFilter<ProjectRequestRow>);
    return withQuestions
      .flatMap((row) => {
        const question = openQuestion(row.thread, [row.quote?.revisions?.at(-1)?.sentAt, row.quote?.answer?.at]);
        return question ? [toWaiting(row, question.at)] : [];
      })
      .sort((left, right) => +left.since - +right.since);
  }

  async saidPaid(): Promise<WaitingRow[]> {
    const rows = await this.find({ 'quote.saidPaid.at': trusted({ $exists: true }) } as QueryFilter<ProjectRequestRow>);
    return rows
      .map((row) => toWaiting(row, row.quote?.saidPaid?.at ?? row.createdAt))
      .sort((left, right) => +left.since - +right.since);
  }

  private find(filter: QueryFilter<ProjectRequestRow>): Promise<ProjectRequestRow[]> {
    return this.requests
      .find(filter)
      .select('serviceTitle createdAt quote.saidPaid.at quote.revisions.sentAt quote.answer.at thread.kind thread.at')
      .sort({ createdAt: 1, _id: 1 })
      .limit(LIMITS.listMax)
      .lean<ProjectRequestRow[]>();
  }
}

const toWaiting = ({ _id, serviceTitle }: ProjectRequestRow, since: Date): WaitingRow => ({
  _id: _id.toHexString(),
  service: serviceTitle,
  since,
});

/** Returns the midnight before which unanswered requests must have arrived to be overdue. */
export function lateBefore(now: Date, time: AnswerTime): Date {
  const today = lusakaDay(now);
  let day = today;
  while (answerDay(startOf(day).toISOString(), time) >= today) day = daysAfter(day, -1);
  return startOf(daysAfter(day, 1));
}
