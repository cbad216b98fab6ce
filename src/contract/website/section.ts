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

/*
 * Content of the public pages, section by section. Each section is described once, with fields, limits, labels and
 * default texts. The description defines storage, request body, API document and the form of the back office.
 * docs/decisions/019-website-sections-and-samples.md
 */

/** Fields that belong together, such as the text and target of a link. */
export interface GroupField<F extends Fields = Fields> {
  kind: 'group';
  label: string;
  hint?: string;
  /** True if its default text suits any site. */
  isNeutral?: true;
  fields: F;
}

export type SectionField = Fields[string] | GroupField;
export type SectionFields = Readonly<Record<string, SectionField>>;

/** Content of a section with these fields. */
export type WordsOf<F extends SectionFields> = {
  -readonly [Name in keyof F]: F[Name] extends GroupField<infer G> ? InputOf<G> : ValueOf<F[Name]>;
};

/** Headings of the section list in the back office. */
export const SECTION_PLACES = { home: 'Home', pages: 'Other pages', everywhere: 'Everywhere' } as const;

/** Maximum number of characters of texts for the site. */
export const WORDS = { heading: 120, sentence: 300, paragraph: 5_000, label: 30 } as const;

/** Fields that are shown only with a title. `title` is its position, such as `screen.title`. */
export interface Part {
  title: string;
  holds: readonly string[];
}

export interface Section<F extends SectionFields = SectionFields> {
  title: string;
  /** Describes it in one sentence. */
  about: string;
  place: keyof typeof SECTION_PLACES;
  /** Pages that show it, the representing one first. Missing: every page. Empty: none. */
  pages?: readonly SitePageName[];
  /** Query that shows it on its first page, if it is on a tab. */
  search?: `?${string}`;
  /** Queries of other tabs that show it too, by their label in the back office. */
  tabs?: Readonly<Record<string, `?${string}`>>;
  /** True if its groups are named by pages. A page gets its own group, and that of its list page. */
  isByPage?: true;
  /** Name of a list; if it is empty, visitors get the section as hidden. */
  needs?: string;
  /** Parts that visitors get only while they have a title. */
  parts?: readonly Part[];
  /** Name of one part, if the parts are alike and can be reordered: "Column". */
  partNoun?: string;
  fields: F;
  /** Default texts. */
  words: WordsOf<F>;
  /** List with sample records that are marked with `isSample` for visitors. */
  marks?: { list: keyof F & string; isSample(record: never): boolean };
  /** True if its default texts say nothing about the organisation, so that they are no sample. */
  isNeutral?: true;
  /** Fields that apply only while another field has this value. */
  when?: { readonly [Name in keyof F]?: { readonly field: keyof F; readonly is: string } };
}

const HIDDEN = { isHidden: flag('Hidden', false) };

/** Content of a section with its visibility. */
export type Shown<Words> = Words & InputOf<typeof HIDDEN>;

/** A section as its file describes it. `fields` is a function, which scripts of pages leave out. */
type Described<F extends SectionFields> = Omit<Section<F>, 'fields'> & { fields: () => F };

export const section = <F extends SectionFields>({ fields, words, ...rest }: Described<F>) =>
  ({
    ...rest,
    fields: { ...fields(), ...HIDDEN },
    words: { ...words, isHidden: false },
  }) as unknown as Section<F & typeof HIDDEN>;

/** A section that cannot be hidden. */
export const fixedSection = <F extends SectionFields>({ fields, ...rest }: Described<F>) =>
  ({ ...rest, fields: fields() }) as Section<F>;

export const group = <F extends Fields>(
  label: string,
  fields: F,
  about: Pick<GroupField, 'isNeutral'> = {},
): GroupField<F> => ({ kind: 'group', label, fields, ...about });

/** Fields of an image in place of a drawn scene; `PICTURE_WHEN` says when they apply. */
export const pictureFields = (hint: string) => ({
  picture: must(choice('Image', { drawn: 'Illustration', own: 'Own image', none: 'None' }, 'drawn')),
  image: image('Own image', hint),
  imageAlt: optionalText('Alt text', WORDS.sentence, { hint: 'Describe the image for people who cannot see it.' }),
});

export const PICTURE_WHEN = {
  image: { field: 'picture', is: 'own' },
  imageAlt: { field: 'picture', is: 'own' },
} as const;

/** Text and target of a link; without text it is not shown. */
export const link = (label: string) => group(label, linkFields());

/** Fields of a link in a list. */
export const linkFields = () => ({
  text: optionalText('Link text', WORDS.label, { hint: 'If empty, visitors do not see this link.' }),
  to: requiredText('Links to', LIMITS.link, { isLink: true, tidy: tidyLink, check: linkProblem, default: '/' }),
});
