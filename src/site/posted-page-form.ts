import type { ClassConstructor } from 'class-transformer';
import type { CallDefinition } from '../contract/calls/call';
import { DONE_QUERY, type PageFormName, resultId } from '../contract/page-forms';
import type { PathParams, SitePageName } from '../contract/site-pages';
import type { Origin } from '../visitor-accounts/visitor-accounts.service';
import type { VisitorSession } from '../visitor-accounts/visitor-sessions.service';

type Texts = Readonly<Record<string, string>>;

/** Visitor who posted a form. */
export interface Sender extends Origin {
  /** Set only for forms of visitor accounts. */
  session: VisitorSession | null;
}

export interface PageForm<Body extends object = object, Answer = unknown> {
  name: PageFormName;
  /** Page of the form. Default: any page that is not private. */
  page?: SitePageName;
  /** API call that the form replaces. Form and call share one rate limit. `null`: `PagePostsService` counts nothing. */
  call: Pick<CallDefinition, 'method' | 'path'> | null;
  /** Validates the fields. Forms that are only a button set neither `body` nor `fields`. */
  body?: ClassConstructor<Body>;
  fields?: readonly (keyof Body & string)[];
  /** Converts the typed texts to the body of the call. By default, the texts are the body. */
  toBody?(texts: Texts): object;
  /** Returns the URL of the page that shows the result. Default: the result of `doneAt` for the same page. */
  redirectsTo?(path: string, answer: Answer): string;
  /**
   * Runs the call. Throws the errors of the call.
   * @param key idempotency key; empty for forms of accounts. A key is a fast hash of the fields, and no fast hash of a
   * password may be stored.
   */
  run(params: PathParams, body: Body, key: string, sender: Sender): Promise<Answer>;
  /** Returns cookies for the browser. Only forms of accounts set cookies, and only they read the visitor's cookie. */
  cookies?(answer: Answer): readonly string[];
  /** Returns data with which the page explains why the form was refused. */
  explain?(params: PathParams, body: Body): Promise<unknown>;
}

/** Removes the type parameters of a form, so that forms of different types fit into one list. */
export const pageForm = <Body extends object, Answer>(form: PageForm<Body, Answer>): PageForm =>
  form as unknown as PageForm;

/** Returns the URL of a page that confirms a sent form. */
export const doneAt = (path: string, form: PageFormName): string => `${path}?${DONE_QUERY}=${form}#${resultId(form)}`;

export const namesOf = <F extends object>(fields: F) => Object.keys(fields) as (keyof F & string)[];
