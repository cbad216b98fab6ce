import type { BlogSummary } from './blogs';
import type { ContactMessage } from './contact';
import type { Money } from './work-list';

export interface RestoredState {
  /** The moment that the backup shows. */
  backupAt: string;
  /** Emails and newsletters that wait for an administrator. */
  onHold: number;
  /** No quote gets a number before the last one given out is entered. */
  asksNumber: boolean;
  /** The newest number that the backup knows; empty where there is none. */
  lastNumber: string;
}

/** Answer of `GET /dashboard`: one call for the whole screen and the sidebar's badges. */
export interface Dashboard {
  /** Sum of views over all posts. */
  totalViews: number;
  teamMembers: number;
  services: number;
  blogPosts: number;
  newMessages: number;
  /** Comments that nobody has approved or refused. */
  waitingComments: number;
  pendingRequests: number;
  /** Of clients, about requests that are no longer pending, and nobody has answered them. */
  questions: number;
  /** Which of these requests waits longest. */
  questionOf: string | null;
  /** Clients who say that they have paid, and nobody has looked. */
  saidPaid: number;
  /** Which of these requests waits longest. */
  saidPaidOf: string | null;
  /** Visitors see the maintenance page instead of the site. */
  isUnderMaintenance: boolean;
  /** No mail server is set up: emails are saved to the outbox, and not sent. */
  savesToOutbox: boolean;
  /** No further redirect can be stored: the old address of a renamed page is not redirected. */
  redirectsAreFull: boolean;
  /** What has to be decided since a backup was restored; `null` where nothing has. */
  restored: RestoredState | null;
  recentContacts: Pick<ContactMessage, '_id' | 'name' | 'subject' | 'status' | 'createdAt'>[];
  recentBlogs: Pick<BlogSummary, '_id' | 'title' | 'authorName' | 'createdAt'>[];
}

/** So many days back the median looks, and so far the charts. */
export const FIGURES = { answerDays: 30, weeks: 12, months: 12 } as const;

export interface WeekFigures {
  /** Its Monday, in Lusaka. */
  start: string;
  requests: number;
  messages: number;
}

export interface MonthFigures {
  /** `2026-11`, in Lusaka. */
  month: string;
  /** Of quotes that are still open, by the month in which they were sent last. */
  open: Money[];
  /** By the month in which they were accepted. */
  won: Money[];
}

/** Answer of `GET /dashboard/figures`: what only the dashboard shows. */
export interface DashboardFigures {
  /** That nobody has answered within the promised time. */
  lateRequests: number;
  lateMessages: number;
  /** Of sent quotes whose last day is not over. */
  open: Money[];
  openQuotes: number;
  /** Of quotes that were accepted in this month. */
  won: Money[];
  wonQuotes: number;
  /** Recorded as paid in this month. */
  paid: Money[];
  /** Amounts missing of the totals of accepted quotes. */
  owed: Money[];
  /** Median, of requests and messages of the last days; `null` while none was answered. */
  firstAnswerMinutes: number | null;
  /** Oldest first; the last is the one that it is. */
  weeks: WeekFigures[];
  months: MonthFigures[];
}
