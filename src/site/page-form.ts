import type { ClassConstructor } from 'class-transformer';
import type { CallDefinition } from '../contract/calls/call';
import type { PathParams, SitePageName } from '../contract/site-pages';

type Texts = Readonly<Record<string, string>>;

/** A form that its page sends to its own path, `?do=` and the step: what a call of the API does, for a browser without the script. */
export interface PageForm<Body extends object = object> {
  page: SitePageName;
  step: string;
  /** The same limit counts both. */
  call: CallDefinition;
  /** Its fields are the form's, its rules are the call's. */
  body: ClassConstructor<Body>;
  fields: readonly (keyof Body & string)[];
  /** Makes of texts what a script would send. Left out: they go as they are. */
  toBody?(texts: Texts): object;
  /** Query or fragment at which its page says what happened. */
  landsAt?: `${'?' | '#'}${string}`;
  /** @param key the same when the same is sent again. Errors: those of the call. */
  run(params: PathParams, body: Body, key: string): Promise<unknown>;
  /** After a refusal: what the page needs to say what happened. */
  explain?(params: PathParams, body: Body): Promise<unknown>;
}

/** Lets a form hold its body's type on its own, and stand in a list with others. */
export const pageForm = <Body extends object>(form: PageForm<Body>): PageForm => form as unknown as PageForm;
