import type { CachedResource } from '../cached-resources';
import type { Accepted, Done } from '../errors';
import type { Role } from '../users';

/* API calls as plain data. Guards, API document, client function, cache and audit log are derived from it. */

declare const TYPE: unique symbol;

/** Text such as `'json'`, to which a cast adds a type for the compiler: `'json' as Json<TeamMember>`. */
type Carries<Kind extends string, T> = Kind & { readonly [TYPE]?: T };

export type Carried<Word> = Word extends { readonly [TYPE]?: infer T } ? T : never;

export type Json<T> = Carries<'json', T>;
export type JsonOrNull<T> = Carries<'json or null', T | null>;
/** The answer is an array of the records on one page. A response header contains the total number of records. */
export type List<T> = Carries<'list', T>;
export type Paged<T> = Carries<'paged', T>;
export type Taken<T extends Accepted = Accepted> = Carries<'accepted', T>;
export type Query<T> = Carries<'query', T>;

export const DONE = 'done' as Carries<'done', Done>;
export const ACCEPTED = 'accepted' as Taken;
export const FILE = 'file' as Carries<'file', { name: string; bytes: Blob }>;
export const FORM = 'form' as Carries<'form', FormData>;

/** Lowest role that may make the call. `public` means that no login is needed. */
export type Access = Role | 'public';

export interface CallDefinition {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  who: Access;
  /** True if the call also accepts the token of users who must set up two-step login before their session begins. */
  forSetUp?: true;
  query?: Query<object>;
  body?: Json<object> | typeof FORM;
  answer: Carries<'json' | 'json or null' | 'list' | 'paged' | 'accepted' | 'done' | 'file', unknown>;
  /** Status of a successful answer. The default is 200. */
  status?: 201;
  /** Calls that count against the visitor's rate limit: all calls, or only calls with a wrong email address. */
  limit?: 'calls' | 'wrong addresses';
  isIdempotent?: true;
  cached?: CachedCall;
  /** Entry of the audit log for a successful call of staff. In a public call, the service must add it. */
  audited?: { action: AuditAction; label: string };
}

export type AuditAction = `${string}.${string}`;

export const nameOf = ({ method, path }: Pick<CallDefinition, 'method' | 'path'>): string => `${method} ${path}`;

export interface CachedCall {
  /** A change of this resource removes the answer from the cache. */
  dependsOn: CachedResource;
  also?: readonly CachedResource[];
  /** Query parameters of the cache key. Free text is not allowed, because its many values would fill the cache. */
  query?: readonly string[];
  parameter?: string;
  /** Counter of views of the record whose id is in the path. Cached answers count too. */
  counted?: string;
}

export type Calls = Readonly<Record<string, CallDefinition>>;

export interface PageQuery {
  page?: number;
  limit?: number;
}

/** Query parameters of a cached list that has pages and no filters. */
export const PAGE_PARAMETERS = ['limit', 'page'] as const;

/** Call that reads one page of a list. `query` is needed if the list has filters. */
/* @__NO_SIDE_EFFECTS__ */
export const listCall = <const Path extends `/${string}`, Who extends Access, T, Filters extends object = PageQuery>(
  path: Path,
  who: Who,
  answer: List<T>,
  query = 'query' as Query<Filters>,
) => ({ method: 'GET', path, who, query, answer }) as const;
