import { AUTH_CALLS } from './auth';
import { BLOG_CALLS } from './blogs';
import type { CallDefinition, Calls } from './call';
import { COMMENT_CALLS, VISITOR_COMMENT_CALLS } from './comments';
import { CONTACT_CALLS, VISITOR_CONTACT_CALLS } from './contact';
import { LINK_CALLS } from './links';
import { MAIL_CALLS } from './mail';
import { MEDIA_CALLS } from './media';
import { NEWSLETTER_CALLS, VISITOR_NEWSLETTER_CALLS } from './newsletter';
import { ISSUE_CALLS, VISITOR_ISSUE_CALLS } from './newsletter-issues';
import { PAGE_CALLS } from './pages';
import { PRIVACY_CALLS } from './privacy';
import { PAYMENT_CALLS, PROJECT_CALLS, QUOTE_CALLS, VISITOR_PROJECT_CALLS } from './project';
import { REDIRECT_CALLS } from './redirects';
import { SAMPLE_CALLS } from './sample';
import { SAVED_TEXT_CALLS } from './saved-texts';
import { SERVICE_CALLS } from './services';
import { SETTINGS_CALLS } from './settings';
import { SYSTEM_CALLS } from './system';
import { TEAM_CALLS } from './team';
import { TIMELINE_CALLS } from './timeline';
import { TRASH_CALLS } from './trash';
import { UPLOAD_CALLS } from './uploads';
import { USER_CALLS } from './users';
import { VERSION_CALLS } from './versions';
import { WEBSITE_CALLS } from './website';

/** The calls of each resource, in the order in which the audit screen names them. Those that read the trail itself stand in `audit.ts`. */
const RESOURCES: readonly Calls[] = [
  USER_CALLS,
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
  SAVED_TEXT_CALLS,
  VISITOR_PROJECT_CALLS,
  TRASH_CALLS,
  PRIVACY_CALLS,
  TIMELINE_CALLS,
  SAMPLE_CALLS,
  SYSTEM_CALLS,
  AUTH_CALLS,
];

export const RESOURCE_CALLS: readonly CallDefinition[] = RESOURCES.flatMap((calls) => Object.values(calls));
