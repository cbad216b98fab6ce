import type { ClassConstructor } from 'class-transformer';
import type { CallDefinition } from '../contract/calls/call';
import { DONE_QUERY, type PageFormName, resultId } from '../contract/page-forms';
import type { PathParams, SitePageName } from '../contract/site-pages';

type Texts = Readonly<Record<string, string>>;

export interface PageForm<Body extends object = object, Answer = unknown> {
  name: PageFormName;
  /** Page of the form. Default: any page that is not private. */
  page?: SitePageName;
  /** API call that the form replaces. Form and call share one rate limit. */
  call: CallDefinition;
  body: ClassConstructor<Body>;
  fields: readonly (keyof Body & string)[];
  /** Converts the texts to the call's body. Default: unchanged. */
  toBody?(texts: Texts): object;
  /** Returns the URL of the result. Default: `doneAt` of the same page. */
  leadsTo?(path: string, answer: Answer): string;
  /** Throws the errors of the call. @param key idempotency key. */
  run(params: PathParams, body: Body, key: string): Promise<Answer>;
  /** Returns data with which the page explains why the form was refused. */
  explain?(params: PathParams, body: Body): Promise<unknown>;
}

/** Removes the type parameters, so that all forms fit into one list. */
export const pageForm = <Body extends object, Answer>(form: PageForm<Body, Answer>): PageForm =>
  form as unknown as PageForm;

/** Returns the URL of a page that confirms a sent form. */
export const doneAt = (path: string, form: PageFormName): string => `${path}?${DONE_QUERY}=${form}#${resultId(form)}`;

export const namesOf = <F extends object>(fields: F) => Object.keys(fields) as (keyof F & string)[];
