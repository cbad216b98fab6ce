import { BUILT_IN_SERVICES } from '../../src/contract/built-in-services';
import { VISITOR_DEFAULTS } from '../../src/contract/settings';
import { BUILT_IN_TEAM } from '../../src/contract/team';
import { SECTION_NAMES, SECTIONS } from '../../src/contract/website/sections';
import { FOOTER_PAGES, HOME_PAGES } from '../../src/sample/sample-pages';
import { SAMPLE_POSTS } from '../../src/sample/sample-posts';

/** Every text within a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const sentencesOf = (text: string): string[] => text.split(/\n+|(?<=[.!?])\s+/);

/** Words that any site may use as well: those of one or two words, which stand on buttons and above lists. */
const isTelling = (text: string): boolean => text.split(/\s+/).length > 2;

/** What the page about personal data says is true of the software: its owner keeps it. */
const PAGES = [...HOME_PAGES, ...FOOTER_PAGES].filter(({ slug }) => slug !== 'privacy');

/** Names of the sample's people, and of its place. */
export const SAMPLE_NAMES: readonly string[] = [
  'Mosi',
  'Lusaka',
  ...BUILT_IN_TEAM.map(({ name }) => name),
  ...SAMPLE_POSTS.map(({ authorName }) => authorName),
  ...SECTIONS.testimonials.words.people.map(({ name }) => name),
  ...SECTIONS.offers.words.learners.map(({ name }) => name),
];

/** Everything by which a visitor would know the sample: names, numbers and sentences, as the product is delivered with them. */
export const SAMPLE_WORDS: readonly string[] = [
  ...new Set([
    ...SAMPLE_NAMES,
    ...[BUILT_IN_TEAM, BUILT_IN_SERVICES, SAMPLE_POSTS, PAGES, VISITOR_DEFAULTS]
      .flatMap(textsIn)
      .flatMap(sentencesOf)
      .filter(isTelling),
    ...SECTION_NAMES.filter((name) => 'isHidden' in SECTIONS[name].words)
      .flatMap((name) => textsIn(SECTIONS[name].words))
      .flatMap(sentencesOf)
      .filter(isTelling),
    VISITOR_DEFAULTS.contactPhone,
    VISITOR_DEFAULTS.contactEmail,
    '100,000',
    '200+',
  ]),
];
