import { AUTH_CALLS } from './auth.calls';
import { BLOG_CALLS } from './blogs.calls';
import type { CallDefinition, Calls } from './call';
import { COMMENT_CALLS, VISITOR_COMMENT_CALLS } from './comments.calls';
import { CONTACT_CALLS, VISITOR_CONTACT_CALLS } from './contact.calls';
import { DOCUMENT_CALLS, DOCUMENT_FILE_CALLS, INVOICE_CALLS, VISITOR_INVOICE_CALLS } from './documents.calls';
import { EXPORT_CALLS } from './exports.calls';
import { INVITATION_CALLS } from './invitations.calls';
import { LINK_CALLS } from './links.calls';
import { MAIL_CALLS } from './mail.calls';
import { MEDIA_CALLS } from './media.calls';
import { NEWSLETTER_CALLS, VISITOR_NEWSLETTER_CALLS } from './newsletter.calls';
import { ISSUE_CALLS, VISITOR_ISSUE_CALLS } from './newsletter-issues.calls';
import { PAGE_CALLS } from './pages.calls';
import { PRICE_CALLS } from './price-list.calls';
import { PRIVACY_CALLS } from './privacy.calls';
import { PROFILE_CALLS } from './profile.calls';
import { PAYMENT_CALLS, PROJECT_CALLS, QUOTE_CALLS, VISITOR_PROJECT_CALLS } from './project.calls';
import { REDIRECT_CALLS } from './redirects.calls';
import { SAMPLE_CALLS } from './sample.calls';
import { SAVED_REPLY_CALLS } from './saved-replies.calls';
import { SERVICE_CALLS } from './services.calls';
import { SETTINGS_CALLS } from './settings.calls';
import { SYSTEM_CALLS } from './system.calls';
import { TEAM_CALLS } from './team.calls';
import { TIMELINE_CALLS } from './timeline.calls';
import { TRASH_CALLS } from './trash.calls';
import { UPLOAD_CALLS } from './uploads.calls';
import { USER_CALLS } from './users.calls';
import { VERSION_CALLS } from './versions.calls';
import { WEBSITE_CALLS } from './website.calls';

/** Calls whose actions the audit log can contain. Their order is the order of the options in the log's filter. */
const RESOURCES: readonly Calls[] = [
  USER_CALLS,
  INVITATION_CALLS,
  PROFILE_CALLS,
  SETTINGS_CALLS,
  WEBSITE_CALLS,
  BLOG_CALLS,
  COMMENT_CALLS,
  VISITOR_COMMENT_CALLS,
  TEAM_CALLS,
  SERVICE_CALLS,
  PAGE_CALLS,
  VERSION_CALLS,
  LINK_CALLS,
  REDIRECT_CALLS,
  CONTACT_CALLS,
  VISITOR_CONTACT_CALLS,
  NEWSLETTER_CALLS,
  VISITOR_NEWSLETTER_CALLS,
  ISSUE_CALLS,
  VISITOR_ISSUE_CALLS,
  UPLOAD_CALLS,
  MEDIA_CALLS,
  MAIL_CALLS,
  PROJECT_CALLS,
  QUOTE_CALLS,
  PAYMENT_CALLS,
  DOCUMENT_CALLS,
  DOCUMENT_FILE_CALLS,
  INVOICE_CALLS,
  VISITOR_INVOICE_CALLS,
  EXPORT_CALLS,
  PRICE_CALLS,
  SAVED_REPLY_CALLS,
  VISITOR_PROJECT_CALLS,
  TRASH_CALLS,
  PRIVACY_CALLS,
  TIMELINE_CALLS,
  SAMPLE_CALLS,
  SYSTEM_CALLS,
  AUTH_CALLS,
];

export const RESOURCE_CALLS: readonly CallDefinition[] = RESOURCES.flatMap((calls) => Object.values(calls));
