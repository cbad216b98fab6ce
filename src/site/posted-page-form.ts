import type { ClassConstructor } from 'class-transformer';
import type { CallDefinition } from '../contract/calls/call';
import { DONE_QUERY, type PageFormName, resultId } from '../contract/page-forms';
import type { PathParams, SitePageName } from '../contract/site-pages';

type Texts = Readonly<Record<string, string>>;

/** A form that its page posts to its own path: what a call of the API does, for a browser without the script. */
export interface PageForm<Body extends object = object, Answer = unknown> {
  name: PageFormName;
  /** The page that holds it; left out: any page that visitors share. */
  page?: SitePageName;
  /** The same limit counts both. */
  call: CallDefinition;
  /** Its fields are the form's, its rules are the call's. */
  body: ClassConstructor<Body>;
  fields: readonly (keyof Body & string)[];
  /** Makes of texts what a script would send. Left out: they go as they are. */
  toBody?(texts: Texts): object;
  /** Path, query and fragment of the page that says what happened. Left out: `doneAt` of the page itself. */
  leadsTo?(path: string, answer: Answer): string;
  /** @param key the same when the same is sent again. Errors: those of the call. */
  run(params: PathParams, body: Body, key: string): Promise<Answer>;
  /** After a refusal: what the page needs to say what happened. */
  explain?(params: PathParams, body: Body): Promise<unknown>;
}

/** Lets a form hold its types on its own, and stand in a list with others. */
export const pageForm = <Body extends object, Answer>(form: PageForm<Body, Answer>): PageForm =>
  form as unknown as PageForm;

/** Address at which a page reports that a form was taken. */
export const doneAt = (path: string, form: PageFormName): string => `${path}?${DONE_QUERY}=${form}#${resultId(form)}`;

/** Names of the fields that a contract describes. */
export const namesOf = <F extends object>(fields: F) => Object.keys(fields) as (keyof F & string)[];
