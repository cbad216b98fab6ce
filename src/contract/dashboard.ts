import type { BlogSummary } from './blogs';
import type { ContactMessage } from './contact';
import type { LastNumbers } from './last-number';
import type { Money } from './work-list';

export interface RestoredState {
  backupAt: string;
  /** Number of emails and newsletters that wait for an administrator's decision. */
  onHold: number;
  /** True until staff enter the last used numbers. Until then, no quote and no document gets a number. */
  asksNumber: boolean;
  /** Last numbers in the database. Empty without one. */
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
  /** Unanswered questions of clients whose requests are no longer pending. */
  questions: number;
  /** Id of the request with the oldest unanswered question. */
  questionOf: string | null;
  saidPaid: number;
  saidPaidOf: string | null;
  isUnderMaintenance: boolean;
  /** True without a mail server. Emails then stay in the outbox. */
  savesToOutbox: boolean;
  /** True if no more redirects can be stored. A renamed page then loses its old URL. */
  redirectsAreFull: boolean;
  /** Open decisions after a restored backup. */
  restored: RestoredState | null;
  recentContacts: Pick<ContactMessage, '_id' | 'name' | 'subject' | 'status' | 'createdAt'>[];
  recentBlogs: Pick<BlogSummary, '_id' | 'title' | 'authorName' | 'createdAt'>[];
}

/** Days that the median covers, and number of weeks and months that the charts show. */
export const FIGURES = { answerDays: 30, weeks: 12, months: 12 } as const;

export interface WeekFigures {
  start: string;
  requests: number;
  messages: number;
}

export interface MonthFigures {
  month: string;
  /** Sums of open quotes that were last sent in this month. */
  open: Money[];
  /** Sums of quotes that were accepted in this month. */
  won: Money[];
}

export interface DashboardFigures {
  lateRequests: number;
  lateMessages: number;
  /** Sums of sent quotes that have not expired. */
  open: Money[];
  openQuotes: number;
  won: Money[];
  wonQuotes: number;
  paid: Money[];
  /** Sums that clients still have to pay for accepted quotes. */
  owed: Money[];
  /** Part of `owed` whose due date is over. */
  overdue: Money[];
  /** Median of the minutes until the first answer to requests and messages. It is `null` if none was answered. */
  firstAnswerMinutes: number | null;
  /** Weeks, oldest first. The last is the current week. */
  weeks: WeekFigures[];
  months: MonthFigures[];
}
