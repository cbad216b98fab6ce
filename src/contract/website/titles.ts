import { optionalText } from '../fields';
import { type FixedPageName, SITE_PAGES } from '../site-pages';
import { ABOUT_DESCRIPTION } from './about';
import { ACCOUNT_DESCRIPTION } from './account';
import { ARTICLES_DESCRIPTION } from './articles';
import { BLOGS_DESCRIPTION } from './blogs-top';
import { CONTACT_DESCRIPTION } from './contact-section';
import { ARCHIVE_DESCRIPTION } from './newsletter-section';
import { group, section, WORDS, type WordsOf } from './section';
import { SERVICES_DESCRIPTION } from './services-top';
import { TEAM_DESCRIPTION } from './team-top';

type TitledPage = Exclude<FixedPageName, 'not-found'>;

const DESCRIPTIONS: Record<TitledPage, string> = {
  home: '',
  services: SERVICES_DESCRIPTION,
  about: ABOUT_DESCRIPTION,
  team: TEAM_DESCRIPTION,
  blogs: BLOGS_DESCRIPTION,
  contact: CONTACT_DESCRIPTION,
  articles: ARTICLES_DESCRIPTION,
  issues: ARCHIVE_DESCRIPTION,
  login: ACCOUNT_DESCRIPTION,
  signup: ACCOUNT_DESCRIPTION,
};

const NAMES = Object.keys(DESCRIPTIONS) as TitledPage[];

const forEach = <Value>(make: (name: TitledPage) => Value) =>
  Object.fromEntries(NAMES.map((name) => [name, make(name)])) as Record<TitledPage, Value>;

/** Pages whose default titles suit any organisation and do not count as sample text. */
const NEUTRAL: readonly TitledPage[] = ['issues', 'login', 'signup'];

const fields = () =>
  forEach((name) =>
    group(
      `${SITE_PAGES[name].title} (${SITE_PAGES[name].path})`,
      {
        title: optionalText('Title', WORDS.heading, { hint: 'If empty, only the name of the site is used.' }),
        description: optionalText('Description', WORDS.sentence, {
          rows: [2, 4],
          hint: 'If empty, the description in Settings is used.',
        }),
      },
      NEUTRAL.includes(name) ? { isNeutral: true } : {},
    ),
  );

export const TITLES_TEXTS: WordsOf<ReturnType<typeof fields>> = forEach((name) => ({
  title: name === 'home' ? '' : SITE_PAGES[name].title,
  description: DESCRIPTIONS[name],
}));

export const TITLES = /* @__PURE__ */ section({
  title: 'Titles and descriptions',
  about:
    'The title and description of each page. Visitors see them in browser tabs, search results and shared links. The name of the site is added to each title. In titles and descriptions, {name} is replaced by the name of the site. If this section is hidden, each page uses its standard title and the description in Settings.',
  place: 'everywhere',
  isByPage: true,
  fields,
  words: TITLES_TEXTS,
});
