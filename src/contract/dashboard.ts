import type { BlogSummary } from './blogs';
import type { ContactMessage } from './contact';
import type { LastNumbers } from './last-number';
import type { Money } from './work-list';

export interface RestoredState {
  backupAt: string;
  /** Number of emails and newsletters on hold, about which an administrator must decide. */
  onHold: number;
  /** True until staff enter the last numbers that were used. Until then, quotes and documents get no numbers. */
  asksNumber: boolean;
  /** Last numbers in the database. An empty text means that the database has no such number. */
  lastNumbers: LastNumbers;
}

/** Answer of `GET /dashboard`. It fills the dashboard and the badges of the sidebar. */
export interface Dashboard {
  totalViews: number;
  teamMembers: number;
  services: number;
  blogPosts: number;
  newMessages: number;
  waitingComments: number;
  pendingRequests: number;
  /** Number of unanswered questions from clients whose requests are no longer pending. */
  questions: number;
  /** Id of the request with the oldest unanswered question. `null` if there is none. */
  questionOf: string | null;
  saidPaid: number;
  saidPaidOf: string | null;
  isUnderMaintenance: boolean;
  /** True if no mail server is set up. Emails then stay in the outbox. */
  savesToOutbox: boolean;
  /** True if no more redirects can be stored. If staff rename a page, its old URL then stops working. */
  redirectsAreFull: boolean;
  /** Decisions that are open after the restore of a backup. `null` if there are none. */
  restored: RestoredState | null;
  recentContacts: Pick<ContactMessage, '_id' | 'name' | 'subject' | 'status' | 'createdAt'>[];
  recentBlogs: Pick<BlogSummary, '_id' | 'title' | 'authorName' | 'createdAt'>[];
}

/** `answerDays`: days over which the median answer time is calculated. `weeks`, `months`: how many the charts show. */
export const PERIODS = { answerDays: 30, weeks: 12, months: 12 } as const;

export interface WeekStatistics {
  start: string;
  requests: number;
  messages: number;
}

export interface MonthStatistics {
  month: string;
  /** Totals of open quotes that were last sent in this month, one for each currency. */
  open: Money[];
  /** Totals of quotes that were accepted in this month. */
  won: Money[];
}

export interface DashboardStatistics {
  lateRequests: number;
  lateMessages: number;
  /** Totals of sent quotes that have not expired, one for each currency. */
  open: Money[];
  openQuotes: number;
  won: Money[];
  wonQuotes: number;
  paid: Money[];
  /** Amounts that clients still have to pay for accepted quotes, one for each currency. */
  owed: Money[];
  /** Part of `owed` whose due date has passed. */
  overdue: Money[];
  /** Median time in minutes until the first answer to a request or message. `null` if none was answered. */
  firstAnswerMinutes: number | null;
  /** Weeks, oldest first. The last is the current week. */
  weeks: WeekStatistics[];
  months: MonthStatistics[];
}
