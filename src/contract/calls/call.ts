import type { CachedResource } from '../cached-resources';
import type { Accepted, Done } from '../errors';
import type { Role } from '../users';

/*
 * A call of the API, described once as plain data. It defines the handler's guards, interceptors and API document
 * (`platform/calls/call.decorator.ts`) and the client's function (`client/src/api/caller.ts`). Caching, the actions of
 * the audit log and the table of access rights also follow from it.
 */

declare const TYPE: unique symbol;

/** A word for the kind of content, with its type for the compiler: `'json' as Json<TeamMember>`. */
type Carries<Kind extends string, T> = Kind & { readonly [TYPE]?: T };

/** Type of a body, query or answer. */
export type Carried<Word> = Word extends { readonly [TYPE]?: infer T } ? T : never;

export type Json<T> = Carries<'json', T>;
/** JSON `null` if there is no value. */
export type JsonOrNull<T> = Carries<'json or null', T | null>;
/** An array; a header has the total over all pages. */
export type List<T> = Carries<'list', T>;
/** A page of a longer list, with the page numbers. */
export type Paged<T> = Carries<'paged', T>;
/** Confirms receipt, with a sentence for the sender. */
export type Taken<T extends Accepted = Accepted> = Carries<'accepted', T>;
export type Query<T> = Carries<'query', T>;

/** Answers that many calls share. */
export const DONE = 'done' as Carries<'done', Done>;
export const ACCEPTED = 'accepted' as Taken;
export const FILE = 'file' as Carries<'file', { name: string; bytes: Blob }>;
/** A body with files. */
export const FORM = 'form' as Carries<'form', FormData>;

/** The least role that may call, or everybody. */
export type Access = Role | 'public';

export interface CallDefinition {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, with its `:parameters`. */
  path: `/${string}`;
  who: Access;
  query?: Query<object>;
  body?: Json<object> | typeof FORM;
  answer: Carries<'json' | 'json or null' | 'list' | 'paged' | 'accepted' | 'done' | 'file', unknown>;
  /** Missing: 201 for a POST, 200 for everything else. */
  status?: 200;
  /** Which calls count against the visitor's rate limit: all, or only those with a wrong email address. */
  limit?: 'calls' | 'wrong addresses';
  /** Runs once for the same `Idempotency-Key` and body. */
  isIdempotent?: true;
  /** Answers visitors from the cache until its content changes. */
  cached?: CachedCall;
  /** Audit log entry of a successful call. For public calls, the service writes it. */
  audited?: { action: AuditAction; label: string };
}

/** Kind of record and action, such as `team.update`. */
export type AuditAction = `${string}.${string}`;

/** Method and path, which identify a call. */
export const nameOf = ({ method, path }: Pick<CallDefinition, 'method' | 'path'>): string => `${method} ${path}`;

export interface CachedCall {
  /** Content whose changes invalidate the answer. */
  dependsOn: CachedResource;
  /** Other content that the answer contains. */
  also?: readonly CachedResource[];
  /** Query parameters that vary the cached answer; no searches, which would allow unlimited answers. */
  query?: readonly string[];
  /** Regular expression for the path parameter. */
  parameter?: string;
  /** Counts visits by the id in the path. */
  counted?: string;
}

export type Calls = Readonly<Record<string, CallDefinition>>;

/** `?page=&limit=` of every list. */
export interface PageQuery {
  /** From 1. */
  page?: number;
  limit?: number;
}

/** Query parameters that vary the cached answer of a list with pages only. */
export const PAGE_PARAMETERS = ['limit', 'page'] as const;
