import { AUTH_CALLS } from './auth';
import { BLOG_CALLS } from './blogs';
import type { CallDefinition } from './call';
import { CONTACT_CALLS, VISITOR_CONTACT_CALLS } from './contact';
import { MAIL_CALLS } from './mail';
import { NEWSLETTER_CALLS, VISITOR_NEWSLETTER_CALLS } from './newsletter';
import { PAGE_CALLS } from './pages';
import { PRIVACY_CALLS } from './privacy';
import { PROJECT_CALLS, QUOTE_CALLS, VISITOR_PROJECT_CALLS } from './project';
import { SAVED_TEXT_CALLS } from './saved-texts';
import { SERVICE_CALLS } from './services';
import { SETTINGS_CALLS } from './settings';
import { SYSTEM_CALLS } from './system';
import { TEAM_CALLS } from './team';
import { TIMELINE_CALLS } from './timeline';
import { UPLOAD_CALLS } from './uploads';
import { USER_CALLS } from './users';

/** The calls of each resource, in the order in which the audit screen names them. Those that read the trail itself stand in `audit.ts`. */
const RESOURCES = [
  USER_CALLS,
  SETTINGS_CALLS,
  BLOG_CALLS,
  TEAM_CALLS,
  SERVICE_CALLS,
  PAGE_CALLS,
  CONTACT_CALLS,
  VISITOR_CONTACT_CALLS,
  NEWSLETTER_CALLS,
  VISITOR_NEWSLETTER_CALLS,
  UPLOAD_CALLS,
  MAIL_CALLS,
  PROJECT_CALLS,
  QUOTE_CALLS,
  SAVED_TEXT_CALLS,
  VISITOR_PROJECT_CALLS,
  PRIVACY_CALLS,
  TIMELINE_CALLS,
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
/** Answers from memory whose visits are counted. */
export type CountedRoute = ValueOf<'cached', 'counted'>;
