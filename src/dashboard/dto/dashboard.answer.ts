import { CONTACT_STATUSES } from '../../contract/contact';
import type { Dashboard, DashboardFigures, MonthFigures, RestoredState, WeekFigures } from '../../contract/dashboard';
import { type MissingPage, READY_CHECKS, type Readiness, type ReadyCheck } from '../../contract/readiness';
import { CURRENCIES } from '../../contract/terms';
import { SECTION_NAMES } from '../../contract/website/sections';
import type { Money } from '../../contract/work-list';
import {
  amount,
  count,
  day,
  flag,
  id,
  listOf,
  object,
  oneOf,
  optional,
  orNull,
  shape,
  text,
  time,
} from '../../platform/openapi/shape';

export const DASHBOARD = shape<Dashboard>('Dashboard', {
  totalViews: count,
  teamMembers: count,
  services: count,
  blogPosts: count,
  newMessages: count,
  waitingComments: count,
  pendingRequests: count,
  questions: count,
  questionOf: orNull(id),
  saidPaid: count,
  saidPaidOf: orNull(id),
  isUnderMaintenance: flag,
  savesToOutbox: flag,
  redirectsAreFull: flag,
  restored: orNull(object<RestoredState>({ backupAt: time, onHold: count, asksNumber: flag, lastNumber: text })),
  recentContacts: listOf(
    object<Dashboard['recentContacts'][number]>({
      _id: id,
      name: text,
      subject: text,
      status: oneOf(CONTACT_STATUSES),
      createdAt: time,
    }),
  ),
  recentBlogs: listOf(
    object<Dashboard['recentBlogs'][number]>({ _id: id, title: text, authorName: text, createdAt: time }),
  ),
});

const MONEY = listOf(object<Money>({ currency: oneOf(CURRENCIES), total: amount }));

export const DASHBOARD_FIGURES = shape<DashboardFigures>('DashboardFigures', {
  lateRequests: count,
  lateMessages: count,
  open: MONEY,
  openQuotes: count,
  won: MONEY,
  wonQuotes: count,
  paid: MONEY,
  owed: MONEY,
  firstAnswerMinutes: orNull(count),
  weeks: listOf(object<WeekFigures>({ start: day, requests: count, messages: count })),
  months: listOf(object<MonthFigures>({ month: text, open: MONEY, won: MONEY })),
});

export const READINESS = shape<Readiness>('Readiness', {
  checks: listOf(
    object<ReadyCheck>({
      name: oneOf(Object.keys(READY_CHECKS)),
      isDone: flag,
      left: listOf(text),
      sections: listOf(oneOf(SECTION_NAMES)),
      missing: optional(object<MissingPage>({ slug: text, title: text })),
    }),
  ),
});
