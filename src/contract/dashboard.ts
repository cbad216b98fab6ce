import type { BlogSummary } from './blogs';
import type { ContactMessage } from './contact';
import type { Money } from './work-list';

export interface RestoredState {
  /** Time of the backup. */
  backupAt: string;
  /** Emails and newsletters that wait for an administrator. */
  onHold: number;
  /** True until the last quote number is entered; before that, no quote gets a number. */
  asksNumber: boolean;
  /** The newest number in the backup; empty without one. */
  lastNumber: string;
}

/** Answer of `GET /dashboard`: data of the whole screen and the sidebar's badges. */
export interface Dashboard {
  /** Sum of views over all posts. */
  totalViews: number;
  teamMembers: number;
  services: number;
  blogPosts: number;
  newMessages: number;
  /** Pending comments. */
  waitingComments: number;
  pendingRequests: number;
  /** Unanswered questions of clients about requests that are no longer pending. */
  questions: number;
  /** Request with the longest waiting question. */
  questionOf: string | null;
  /** Reported payments that staff have not checked. */
  saidPaid: number;
  /** Request with the longest waiting report. */
  saidPaidOf: string | null;
  /** True in maintenance mode. */
  isUnderMaintenance: boolean;
  /** True without a mail server: emails go to the outbox instead. */
  savesToOutbox: boolean;
  /** True if no more redirects can be stored, so that the old URL of a renamed page gets none. */
  redirectsAreFull: boolean;
  /** Open decisions after a restore, or `null`. */
  restored: RestoredState | null;
  recentContacts: Pick<ContactMessage, '_id' | 'name' | 'subject' | 'status' | 'createdAt'>[];
  recentBlogs: Pick<BlogSummary, '_id' | 'title' | 'authorName' | 'createdAt'>[];
}

/** Range of the median in days, and of the charts in weeks and months. */
export const FIGURES = { answerDays: 30, weeks: 12, months: 12 } as const;

export interface WeekFigures {
  /** Monday of the week, in Lusaka. */
  start: string;
  requests: number;
  messages: number;
}

export interface MonthFigures {
  /** `2026-11`, in Lusaka. */
  month: string;
  /** Open quotes, by the month of their last sending. */
  open: Money[];
  /** Accepted quotes, by the month of acceptance. */
  won: Money[];
}

/** Answer of `GET /dashboard/figures`: data of the dashboard alone. */
export interface DashboardFigures {
  /** Overdue requests. */
  lateRequests: number;
  lateMessages: number;
  /** Sent quotes that have not expired. */
  open: Money[];
  openQuotes: number;
  /** Quotes accepted in this month. */
  won: Money[];
  wonQuotes: number;
  /** Payments recorded for this month. */
  paid: Money[];
  /** Unpaid parts of accepted quotes. */
  owed: Money[];
  /** Median over requests and messages of the last days; `null` without answers. */
  firstAnswerMinutes: number | null;
  /** Oldest first; the last is the current week. */
  weeks: WeekFigures[];
  months: MonthFigures[];
}
