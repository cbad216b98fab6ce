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
  /** API call that the form replaces. Form and call share one rate limit. `null` if the form has its own limit. */
  call: Pick<CallDefinition, 'method' | 'path'> | null;
  /** Class that validates the fields. A form that has only a button sets neither `body` nor `fields`. */
  body?: ClassConstructor<Body>;
  fields?: readonly (keyof Body & string)[];
  /** Passwords, which are never shown again. */
  secrets?: readonly (keyof Body & string)[];
  /** Converts the texts to the call's body. Default: unchanged. */
  toBody?(texts: Texts): object;
  /** Returns the URL of the result. Default: `doneAt` of the same page. */
  leadsTo?(path: string, answer: Answer): string;
  /**
   * Throws the errors of the call.
   * @param key idempotency key; empty for forms of accounts, because no fast hash of a password may be stored
   */
  run(params: PathParams, body: Body, key: string, sender: Sender): Promise<Answer>;
  /** Returns cookies for the browser. Only forms of accounts have it, so only they read the visitor's cookie. */
  cookies?(answer: Answer): readonly string[];
  /** Returns data with which the page explains why the form was refused. */
  explain?(params: PathParams, body: Body): Promise<unknown>;
}

/** Removes the type parameters, so that all forms fit into one list. */
export const pageForm = <Body extends object, Answer>(form: PageForm<Body, Answer>): PageForm =>
  form as unknown as PageForm;

/** Returns the URL of a page that confirms a sent form. */
export const doneAt = (path: string, form: PageFormName): string => `${path}?${DONE_QUERY}=${form}#${resultId(form)}`;

export const namesOf = <F extends object>(fields: F) => Object.keys(fields) as (keyof F & string)[];
