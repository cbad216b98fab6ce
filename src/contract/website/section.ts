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
 * What stands on the public pages, section by section. A section is described once: what it holds, its bounds and labels, and the words with which
 * the product is delivered. From that follow what is stored, the body that the server takes, its part of the API's document, and the form of the
 * back office. docs/decisions/019-website-sections-and-samples.md
 */

/** Fields that belong together, such as the words of a link and where it leads. */
export interface GroupField<F extends Fields = Fields> {
  kind: 'group';
  label: string;
  hint?: string;
  /** Its words would do on any site. */
  isNeutral?: true;
  fields: F;
}

export type SectionField = Fields[string] | GroupField;
export type SectionFields = Readonly<Record<string, SectionField>>;

/** What a section with these fields says. */
export type WordsOf<F extends SectionFields> = {
  -readonly [Name in keyof F]: F[Name] extends GroupField<infer G> ? InputOf<G> : ValueOf<F[Name]>;
};

/** Where on the site a section stands: the headings of the list in the back office. */
export const SECTION_PLACES = { home: 'Home', pages: 'Other pages', everywhere: 'Everywhere' } as const;

/** Characters of what is written for the site. */
export const WORDS = { heading: 120, sentence: 300, paragraph: 5_000, label: 30 } as const;

/** Fields that stand and fall with one text: `title` is its place, `screen.title`. */
export interface Part {
  title: string;
  holds: readonly string[];
}

export interface Section<F extends SectionFields = SectionFields> {
  title: string;
  /** One sentence on what it is. */
  about: string;
  place: keyof typeof SECTION_PLACES;
  /** Pages that draw it, first the one by which it is known. Missing: every page. Empty: none; the site has no page there. */
  pages?: readonly SitePageName[];
  /** The query with which the first of them shows it, where it stands behind a tab. */
  search?: `?${string}`;
  /** Queries of other tabs of that page that show it too, by the words of the choice in the office. */
  tabs?: Readonly<Record<string, `?${string}`>>;
  /** Its groups are named by pages, each of which is sent its own, and that of the list it stands in. */
  isByPage?: true;
  /** The list without which it is not there: visitors are told that it is hidden. */
  needs?: string;
  /** Those that are there only while a text of theirs is: visitors are not told what else they hold. */
  parts?: readonly Part[];
  /** One of these parts, where they are alike and change places in the office: "Column". */
  partNoun?: string;
  fields: F;
  /** As delivered. */
  words: WordsOf<F>;
  /** The list whose records visitors see marked as `isSample`, and which of them. */
  marks?: { list: keyof F & string; isSample(record: never): boolean };
  /** Says nothing of the organisation: as delivered it is no sample. */
  isNeutral?: true;
  /** Fields that count only while another one has this value. */
  when?: { readonly [Name in keyof F]?: { readonly field: keyof F; readonly is: string } };
}

const HIDDEN = { isHidden: flag('Hidden', false) };

/** What a visitor's page gets of a section, and what the office changes. */
export type Shown<Words> = Words & InputOf<typeof HIDDEN>;

/** A section as its file describes it. Its fields are made when they are asked for: a page, which takes the words alone, leaves them out of its script. */
type Described<F extends SectionFields> = Omit<Section<F>, 'fields'> & { fields: () => F };

export const section = <F extends SectionFields>({ fields, words, ...rest }: Described<F>) =>
  ({
    ...rest,
    fields: { ...fields(), ...HIDDEN },
    words: { ...words, isHidden: false },
  }) as unknown as Section<F & typeof HIDDEN>;

/** One that cannot be hidden. */
export const fixedSection = <F extends SectionFields>({ fields, ...rest }: Described<F>) =>
  ({ ...rest, fields: fields() }) as Section<F>;

export const group = <F extends Fields>(
  label: string,
  fields: F,
  about: Pick<GroupField, 'isNeutral'> = {},
): GroupField<F> => ({ kind: 'group', label, fields, ...about });

/** A picture in the place of a scene that is drawn; `PICTURE_WHEN` says when it counts. */
export const pictureFields = (hint: string) => ({
  picture: must(choice('Picture', { drawn: 'Drawn scene', own: 'Own picture', none: 'None' }, 'drawn')),
  image: image('Own picture', hint),
  imageAlt: optionalText('What the picture shows', WORDS.sentence, { hint: 'Read to people who cannot see it.' }),
});

export const PICTURE_WHEN = {
  image: { field: 'picture', is: 'own' },
  imageAlt: { field: 'picture', is: 'own' },
} as const;

/** The words of a link and where it leads; without words it is not drawn. */
export const link = (label: string) => group(label, linkFields());

/** The same in a list. */
export const linkFields = () => ({
  text: optionalText('Words', WORDS.label, { hint: 'Left empty, visitors do not see this link.' }),
  to: requiredText('Leads to', LIMITS.link, { isLink: true, tidy: tidyLink, check: linkProblem, default: '/' }),
});
