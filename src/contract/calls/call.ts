import type { CachedResource } from '../cached-resources';
import type { Accepted, Done } from '../errors';
import type { Role } from '../users';

/*
 * A call of the API, written once as plain data. From it follow the handler's guards and interceptors and its part of the API's document
 * (`platform/calls/call.decorator.ts`), the client's function (`client/src/api/caller.ts`), what is kept in memory, what the audit trail can hold,
 * and the table of who may call what.
 */

declare const TYPE: unique symbol;

/** A word for the kind of thing that is sent. Of which type it is, only the compiler knows: `'json' as Json<TeamMember>`. */
type Carries<Kind extends string, T> = Kind & { readonly [TYPE]?: T };

/** What a body, a query or an answer holds. */
export type Carried<Word> = Word extends { readonly [TYPE]?: infer T } ? T : never;

export type Json<T> = Carries<'json', T>;
/** JSON `null` where there is nothing. */
export type JsonOrNull<T> = Carries<'json or null', T | null>;
/** An array of these. How many there are on all pages stands in a header. */
export type List<T> = Carries<'list', T>;
/** A page of a longer list together with the numbers of its pages. */
export type Paged<T> = Carries<'paged', T>;
/** Says that what was sent was taken, with a sentence for whoever sent it. */
export type Taken<T extends Accepted = Accepted> = Carries<'accepted', T>;
export type Query<T> = Carries<'query', T>;

/** Answers that are the same for many calls. */
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
  /** Calls that count against the limit of a visitor address: every one, or those that name a wrong email address. */
  limit?: 'calls' | 'wrong addresses';
  /** The same `Idempotency-Key` with the same body runs it once. */
  isIdempotent?: true;
  /** Answered to visitors from memory until what it shows changes. */
  cached?: CachedCall;
  /** What a call that succeeds leaves in the audit trail. Where everybody may call, the service writes it. */
  audited?: { action: AuditAction; label: string };
}

/** Name of an audited action: kind of record and act, such as `team.update`. */
export type AuditAction = `${string}.${string}`;

/** Method and path, which name a call among all others. */
export const nameOf = ({ method, path }: Pick<CallDefinition, 'method' | 'path'>): string => `${method} ${path}`;

export interface CachedCall {
  /** The content whose changes make the answer old. */
  dependsOn: CachedResource;
  /** Other content that it shows. */
  also?: readonly CachedResource[];
  /** Query parameters that the answer depends on. A search is not among them: strangers could make any number of answers. */
  query?: readonly string[];
  /** What the parameter of its path looks like, as a regular expression. */
  parameter?: string;
  /** Visits are counted, each by the id in the path. */
  counted?: string;
}

export type Calls = Readonly<Record<string, CallDefinition>>;

/** `?page=&limit=` of every list. */
export interface PageQuery {
  /** From 1. */
  page?: number;
  limit?: number;
}

/** Query parameters of a list that is only paged, as far as an answer from memory depends on them. */
export const PAGE_PARAMETERS = ['limit', 'page'] as const;
