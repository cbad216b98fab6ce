import { Injectable } from '@nestjs/common';
import { ContactService } from '../contact/contact.service';
import type { DashboardStatistics } from '../contract/dashboard';
import { daysAfter, startOf } from '../contract/lusaka-day';
import { MINUTE_MS } from '../platform/clock/durations';
import { RequestsService } from '../project/requests/requests.service';
import { answersSince, weeksUntil } from '../project/statistics/work-statistics';

@Injectable()
export class DashboardStatisticsService {
  constructor(
    private readonly contacts: ContactService,
    private readonly projects: RequestsService,
  ) {}

  async read(now = new Date()): Promise<DashboardStatistics> {
    const [{ byWeek, answerTimes, ...work }, lateMessages, messageTimes, weeks] = await Promise.all([
      this.projects.workStatistics(now),
      this.contacts.countNewBefore(await this.projects.lateFrom(now)),
      this.contacts.answerTimes(answersSince(now)),
      Promise.all(weeksUntil(now).map(async (start) => ({ start, messages: await this.messagesOf(start) }))),
    ]);
    const median = medianOf([...answerTimes, ...messageTimes]);
    return {
      ...work,
      lateMessages,
      firstAnswerMinutes: median === null ? null : Math.max(0, Math.round(median / MINUTE_MS)),
      weeks: weeks.map((week) => ({ ...week, requests: byWeek.get(week.start) ?? 0 })),
    };
  }

  private messagesOf(monday: string): Promise<number> {
    return this.contacts.countBetween(startOf(monday), startOf(daysAfter(monday, 7)));
  }
}

export function medianOf(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null;
  const sorted = [...numbers].sort((left, right) => left - right);
  const middle = sorted.length / 2;
  const [lower = 0, upper = lower] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (lower + upper) / 2;
}
