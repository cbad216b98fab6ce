import { AUTH_CALLS } from './auth';
import { BLOG_CALLS } from './blogs';
import type { CallDefinition } from './call';
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
const RESOURCES = [
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
] as const;

type CallOf<Resource> = Resource extends unknown ? Resource[keyof Resource] : never;
type ResourceCall = CallOf<(typeof RESOURCES)[number]>;

export const RESOURCE_CALLS: readonly CallDefinition[] = RESOURCES.flatMap((calls) => Object.values(calls));

type ValueOf<Part extends string, Name extends string> = ResourceCall extends infer C
  ? C extends Record<Part, Record<Name, infer Value>>
    ? Value
    : never
  : never;

/** Everything that leaves a trace. */
export type AuditAction = ValueOf<'audited', 'action'>;
/** Content that visitors read from memory. */
export type CachedResource = ValueOf<'cached', 'dependsOn'>;
export const CACHED_RESOURCES = [
  ...new Set(RESOURCE_CALLS.flatMap(({ cached }) => (cached ? [cached.dependsOn as CachedResource] : []))),
];
/** Answers from memory whose visits are counted. */
export type CountedRoute = ValueOf<'cached', 'counted'>;
