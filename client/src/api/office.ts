import type { BlogSummary } from '@contract/blogs';
import { AUDIT_CALLS } from '@contract/calls/audit';
import { AUTH_CALLS } from '@contract/calls/auth';
import { BLOG_CALLS, type BlogQuery } from '@contract/calls/blogs';
import { COMMENT_CALLS } from '@contract/calls/comments';
import { CONTACT_CALLS } from '@contract/calls/contact';
import { LINK_CALLS } from '@contract/calls/links';
import { MAIL_CALLS } from '@contract/calls/mail';
import { MEDIA_CALLS } from '@contract/calls/media';
import { NEWSLETTER_CALLS } from '@contract/calls/newsletter';
import { ISSUE_CALLS } from '@contract/calls/newsletter-issues';
import { PAGE_CALLS } from '@contract/calls/pages';
import { PRIVACY_CALLS } from '@contract/calls/privacy';
import { PAYMENT_CALLS, PROJECT_CALLS, QUOTE_CALLS } from '@contract/calls/project';
import { REDIRECT_CALLS } from '@contract/calls/redirects';
import { SAMPLE_CALLS } from '@contract/calls/sample';
import { SAVED_TEXT_CALLS } from '@contract/calls/saved-texts';
import { SERVICE_CALLS } from '@contract/calls/services';
import { SETTINGS_CALLS } from '@contract/calls/settings';
import { SYSTEM_CALLS } from '@contract/calls/system';
import { TEAM_CALLS } from '@contract/calls/team';
import { TIMELINE_CALLS } from '@contract/calls/timeline';
import { TRASH_CALLS } from '@contract/calls/trash';
import { USER_CALLS } from '@contract/calls/users';
import { VERSION_CALLS } from '@contract/calls/versions';
import { WEBSITE_CALLS } from '@contract/calls/website';
import { caller, callers } from './caller';
import type { List } from './http';

/** What the back office calls, by resource. What each call does and refuses stands at its definition in the contract. */
export const audit = callers(AUDIT_CALLS);
export const auth = callers(AUTH_CALLS);
export const comments = callers(COMMENT_CALLS);
export const contacts = callers(CONTACT_CALLS);
export const issues = callers(ISSUE_CALLS);
export const links = callers(LINK_CALLS);
export const mails = callers(MAIL_CALLS);
export const media = callers(MEDIA_CALLS);
/** A draft arrives also where its page is left. */
const OUTLIVES = { outlivesPage: true };
export const pages = { ...callers(PAGE_CALLS), saveDraft: caller(PAGE_CALLS.saveDraft, OUTLIVES) };
export const privacy = callers(PRIVACY_CALLS);
export const projectRequests = callers(PROJECT_CALLS);
export const quotes = callers(QUOTE_CALLS);
export const payments = callers(PAYMENT_CALLS);
export const redirects = callers(REDIRECT_CALLS);
export const sample = callers(SAMPLE_CALLS);
export const savedTexts = callers(SAVED_TEXT_CALLS);
export const services = { ...callers(SERVICE_CALLS), saveDraft: caller(SERVICE_CALLS.saveDraft, OUTLIVES) };
export const settings = callers(SETTINGS_CALLS);
export const subscribers = callers(NEWSLETTER_CALLS);
export const system = callers(SYSTEM_CALLS);
export const team = callers(TEAM_CALLS);
export const timeline = callers(TIMELINE_CALLS);
export const trash = callers(TRASH_CALLS);
/** Of a deletion the status alone tells that it was done. */
export const users = { ...callers(USER_CALLS), remove: caller(USER_CALLS.remove, { isDoneByStatus: true }) };
export const versions = callers(VERSION_CALLS);
export const website = callers(WEBSITE_CALLS);

const allPosts = callers(BLOG_CALLS);
export const posts = {
  ...allPosts,
  saveDraft: caller(BLOG_CALLS.saveDraft, OUTLIVES),
  /** Never ships the full text of every post. */
  list: (query: Omit<BlogQuery, 'fields'>, signal?: AbortSignal) =>
    allPosts.list({ fields: 'summary', ...query }, signal) as Promise<List<BlogSummary>>,
};
