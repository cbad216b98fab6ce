import { BUILT_IN_SERVICES } from '../../src/contract/built-in-services';
import { BUILT_IN_TITLES } from '../../src/contract/built-in-titles';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { BUILT_IN_TEAM } from '../../src/contract/team';
import { VISITOR_DEFAULTS } from '../../src/contract/visitor-settings';
import { findSection, SECTION_NAMES, SECTIONS } from '../../src/contract/website/sections';
import { FOOTER_PAGES, HOME_PAGES } from '../../src/sample/sample-pages';
import { SAMPLE_POSTS } from '../../src/sample/sample-posts';

/** Returns all texts inside a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const sentencesOf = (text: string): string[] =>
  text.replace(/^#+ |\[(.*?)\]\(.*?\)/gm, '$1').split(/\n+|(?<=[.!?])\s+/);

/** Sample texts that fit any site, so other owners may use the same texts. */
const ANYBODYS: readonly string[] = [
  'Page not found',
  'There is no page at this address.',
  'Request a quote',
  'Thank you for your request.',
  'What we do',
  'It replaces the one we sent before.',
  'We will not start any work, and you owe nothing.',
];

/** True if a text reveals the sample: it has more than two words, and other sites would hardly use it. */
const isTelling = (text: string): boolean => text.split(/\s+/).length > 2 && !ANYBODYS.includes(text);

const sentencesIn = (value: unknown): string[] => textsIn(value).flatMap(sentencesOf).filter(isTelling);

/** Numbers of the section `counters` as pages show them, and their labels. */
const NUMBERS = SECTIONS.counters.words.counters.flatMap(({ number, suffix, title }) => [`${number}${suffix}`, title]);

/** Sample pages. The privacy page is left out, because it stays when the sample content is removed. */
const PAGES = [...HOME_PAGES, ...FOOTER_PAGES].filter(({ slug }) => slug !== 'privacy');

const SECTION_WORDS = SECTION_NAMES.map((name) => SECTIONS[name].words);

/** Texts of all sections, except sections whose sample text fits any organisation. */
const TELLING_WORDS = SECTION_WORDS.filter((_words, place) => !findSection(SECTION_NAMES[place])?.isNeutral);

const SECTION_PEOPLE = [...SECTIONS.testimonials.words.people, ...SECTIONS.offers.words.learners].map(
  ({ name }) => name,
);

/** Names of the sample's people and place. */
export const SAMPLE_NAMES: readonly string[] = [
  'Mosi',
  'Lusaka',
  ...BUILT_IN_TEAM.map(({ name }) => name),
  ...SAMPLE_POSTS.map(({ authorName }) => authorName),
  ...SECTION_PEOPLE,
];

/** Names, numbers and sentences that reveal the sample content. */
export const SAMPLE_WORDS: readonly string[] = [
  ...new Set([
    ...SAMPLE_NAMES,
    ...sentencesIn([BUILT_IN_TEAM, BUILT_IN_SERVICES, SAMPLE_POSTS, PAGES, DEFAULT_SETTINGS, TELLING_WORDS]),
    ...Object.values(BUILT_IN_TITLES),
    ...NUMBERS,
    DEFAULT_SETTINGS.contactPhone,
    DEFAULT_SETTINGS.contactEmail,
    '100,000',
  ]),
];

/** Texts that the site's script contains: built-in records, default settings, and texts of its own. */
const SCRIPT_WORDS: readonly string[] = [
  ...BUILT_IN_TEAM.map(({ name }) => name),
  ...sentencesIn([BUILT_IN_TEAM, BUILT_IN_SERVICES, VISITOR_DEFAULTS]),
  'Accounts are not open yet.',
  'Return to Home',
  'Tell us what you need.',
];

/**
 * Texts of sections and settings that HTML documents contain and scripts must not contain. Leaves out the request form,
 * because the script of this form contains the form's options.
 */
export const SERVER_WORDS: readonly string[] = [
  ...SECTION_PEOPLE,
  ...sentencesIn(DEFAULT_SETTINGS),
  ...sentencesIn({ ...SECTION_WORDS, [SECTION_NAMES.indexOf('requestForm')]: [] }),
].filter((words) => !SCRIPT_WORDS.includes(words));
