import type { ClassConstructor } from 'class-transformer';
import type { CallDefinition } from '../contract/calls/call';
import { DONE_QUERY, type PageFormName, resultId } from '../contract/page-forms';
import type { PathParams, SitePageName } from '../contract/site-pages';

type Texts = Readonly<Record<string, string>>;

/** A form that its page posts to its own path, as the equivalent of an API call without script. */
export interface PageForm<Body extends object = object, Answer = unknown> {
  name: PageFormName;
  /** Page of the form. Default: any page that visitors share. */
  page?: SitePageName;
  /** Both share one rate limit. */
  call: CallDefinition;
  /** Fields of the form, with the rules of the call. */
  body: ClassConstructor<Body>;
  fields: readonly (keyof Body & string)[];
  /** Converts the texts to the call's body. Default: unchanged. */
  toBody?(texts: Texts): object;
  /** Returns the URL of the result. Default: `doneAt` of the page itself. */
  leadsTo?(path: string, answer: Answer): string;
  /**
   * Throws the errors of the call.
   * @param key idempotency key
   */
  run(params: PathParams, body: Body, key: string): Promise<Answer>;
  /** Returns data with which the page explains a refusal. */
  explain?(params: PathParams, body: Body): Promise<unknown>;
}

/** Erases the types, so that forms fit one list. */
export const pageForm = <Body extends object, Answer>(form: PageForm<Body, Answer>): PageForm =>
  form as unknown as PageForm;

/** Returns the URL at which a page confirms a form. */
export const doneAt = (path: string, form: PageFormName): string => `${path}?${DONE_QUERY}=${form}#${resultId(form)}`;

/** Returns the field names of a contract. */
export const namesOf = <F extends object>(fields: F) => Object.keys(fields) as (keyof F & string)[];
