import {
  choice,
  type Fields,
  flag,
  type InputOf,
  image,
  must,
  optionalText,
  requiredText,
  type ValueOf,
} from '../fields';
import { LIMITS } from '../limits';
import { linkProblem, tidyLink } from '../link-target';
import type { SitePageName } from '../site-pages';

/* Sections of public pages. Storage, request body, API document and form are derived from their descriptions. */

/** Fields that belong together, such as the text and the target of a link. */
export interface GroupField<F extends Fields = Fields> {
  kind: 'group';
  label: string;
  hint?: string;
  /** True if the default text suits any organisation. */
  isNeutral?: true;
  fields: F;
}

export type SectionField = Fields[string] | GroupField;
export type SectionFields = Readonly<Record<string, SectionField>>;

export type WordsOf<F extends SectionFields> = {
  -readonly [Name in keyof F]: F[Name] extends GroupField<infer G> ? InputOf<G> : ValueOf<F[Name]>;
};

export const SECTION_PLACES = { home: 'Home', pages: 'Other pages', everywhere: 'Everywhere' } as const;

export const WORDS = { heading: 120, sentence: 300, paragraph: 5_000, label: 30 } as const;

/** Fields that share one title, a path such as `screen.title`. If the title is empty, pages do not show them. */
export interface Part {
  title: string;
  holds: readonly string[];
}

export interface Section<F extends SectionFields = SectionFields> {
  title: string;
  about: string;
  place: keyof typeof SECTION_PLACES;
  /** Pages that show the section, first the one for previews. Missing: every page. Empty: no page. */
  pages?: readonly SitePageName[];
  search?: `?${string}`;
  /** Further tabs that show the section. Keys are labels in the back office. */
  tabs?: Readonly<Record<string, `?${string}`>>;
  /**
   * True if the section has one group of fields for each page. The group's name is the page's name. A page gets its own
   * group and the group of its list page.
   */
  isByPage?: true;
  /** Name of a list in the section. If the list is empty, visitors do not see the section. */
  needs?: string;
  /** Parts of the section. Visitors do not see a part whose title is empty. */
  parts?: readonly Part[];
  /** Name of one part, such as "Column", if staff can reorder the parts. */
  partNoun?: string;
  fields: F;
  words: WordsOf<F>;
  /** List whose sample records get the property `isSample`, so that pages can label them. */
  marks?: { list: keyof F & string; isSample(record: never): boolean };
  /** True if the default texts say nothing about the organisation. They then do not count as sample text. */
  isNeutral?: true;
  when?: { readonly [Name in keyof F]?: { readonly field: keyof F; readonly is: string } };
}

const HIDDEN = { isHidden: flag('Hidden', false) };

export type Shown<Words> = Words & InputOf<typeof HIDDEN>;

/** Section as its own file describes it. `fields` is a function, so that bundles for pages drop the fields. */
type Described<F extends SectionFields> = Omit<Section<F>, 'fields'> & { fields: () => F };

export const section = <F extends SectionFields>({ fields, words, ...rest }: Described<F>) =>
  ({
    ...rest,
    fields: { ...fields(), ...HIDDEN },
    words: { ...words, isHidden: false },
  }) as unknown as Section<F & typeof HIDDEN>;

export const fixedSection = <F extends SectionFields>({ fields, ...rest }: Described<F>) =>
  ({ ...rest, fields: fields() }) as Section<F>;

export const group = <F extends Fields>(
  label: string,
  fields: F,
  about: Pick<GroupField, 'isNeutral'> = {},
): GroupField<F> => ({ kind: 'group', label, fields, ...about });

/** Fields to replace an illustration by an own image. `IMAGE_WHEN` says when a form shows each of them. */
export const imageFields = (hint: string) => ({
  picture: must(choice('Image', { drawn: 'Illustration', own: 'Own image', none: 'None' }, 'drawn')),
  image: image('Own image', hint),
  imageAlt: optionalText('Alt text', WORDS.sentence, { hint: 'Describe the image for people who cannot see it.' }),
});

export const IMAGE_WHEN = {
  image: { field: 'picture', is: 'own' },
  imageAlt: { field: 'picture', is: 'own' },
} as const;

/** Text and target of a link. If the text is empty, pages do not show the link. */
export const link = (label: string, isTextWithoutPage = false) => group(label, linkFields(isTextWithoutPage));

export const linkFields = (isTextWithoutPage = false) => ({
  text: optionalText('Link text', WORDS.label, { hint: 'If empty, visitors do not see this link.' }),
  to: requiredText('Links to', LIMITS.link, {
    isLink: true,
    isTextWithoutPage,
    tidy: tidyLink,
    check: linkProblem,
    default: '/',
  }),
});
