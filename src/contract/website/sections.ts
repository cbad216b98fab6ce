import { ABOUT } from './about';
import { ACCOUNT } from './account';
import { ARTICLES, type Article, type ToldArticle } from './articles';
import { BLOG_LISTS } from './blog-lists';
import { BLOGS_TOP } from './blogs-top';
import { CONSENT } from './consent';
import { CONTACT_FORMS } from './contact-forms';
import { CONTACT } from './contact-section';
import { COUNTERS } from './counters';
import { FOOTER } from './footer';
import { FOOTER_LINKS } from './footer-links';
import { GET_IN_TOUCH } from './get-in-touch';
import { HERO } from './hero';
import { HOW_WE_WORK } from './how-we-work';
import { JOIN } from './join';
import { MAINTENANCE } from './maintenance';
import { MENU } from './menu';
import { NEWSLETTER } from './newsletter-section';
import { NOT_FOUND } from './not-found';
import { OFFERINGS } from './offerings';
import { OFFERS } from './offers';
import { PROCESS } from './process';
import { PURPOSE } from './purpose';
import { REQUEST_FORM } from './request-form';
import type { Section } from './section';
import { VALUES } from './section-values';
import { SERVICE } from './service-words';
import { SERVICES_TOP } from './services-top';
import { TEAM_TOP } from './team-top';
import { TESTIMONIALS_SECTION } from './testimonials-section';
import { TITLES } from './titles';

/** Every section by the name under which it is stored, in the order of the back office's list. */
export const SECTIONS = {
  hero: HERO,
  counters: COUNTERS,
  purpose: PURPOSE,
  offers: OFFERS,
  testimonials: TESTIMONIALS_SECTION,
  newsletter: NEWSLETTER,
  about: ABOUT,
  offerings: OFFERINGS,
  teamTop: TEAM_TOP,
  values: VALUES,
  join: JOIN,
  servicesTop: SERVICES_TOP,
  service: SERVICE,
  howWeWork: HOW_WE_WORK,
  getInTouch: GET_IN_TOUCH,
  blogsTop: BLOGS_TOP,
  blogLists: BLOG_LISTS,
  contact: CONTACT,
  contactForms: CONTACT_FORMS,
  requestForm: REQUEST_FORM,
  process: PROCESS,
  articles: ARTICLES,
  account: ACCOUNT,
  notFound: NOT_FOUND,
  menu: MENU,
  footer: FOOTER,
  footerLinks: FOOTER_LINKS,
  consent: CONSENT,
  titles: TITLES,
  maintenance: MAINTENANCE,
} as const;

export type SectionName = keyof typeof SECTIONS;

export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[];

/** The section of a name that came from outside. */
export const findSection = (name: string): Section | null =>
  Object.hasOwn(SECTIONS, name) ? (SECTIONS[name as SectionName] as Section) : null;

interface Saved {
  /** Missing in one that cannot be hidden. */
  isHidden?: boolean;
  /** ISO 8601; `null`: nobody has ever saved it. */
  updatedAt: string | null;
}

/** A section as it stands. */
export type StoredSection<Name extends SectionName = SectionName> = (typeof SECTIONS)[Name]['words'] & Saved;

/** All sections as they stand. */
export type Website = { [Name in SectionName]: StoredSection<Name> };

/** A section that visitors are not shown, as they are told of it. */
export interface HiddenSection extends Saved {
  isHidden: true;
}

/** Words as visitors are told of them. */
type Told<Words> = Words extends { articles: Article[] }
  ? Omit<Words, 'articles'> & { articles: ToldArticle[] }
  : Words;

/** All sections as visitors are told of them. */
export type ToldSections = { [Name in SectionName]: Told<StoredSection<Name>> | HiddenSection };

interface OwnSite {
  /** Since somebody has removed the samples: no built-in services and people stand where none are stored. */
  isOwn?: true;
}

/** Words of a section as pages are told of them. */
export type ShownSection<Name extends SectionName = SectionName> = (typeof SECTIONS)[Name]['words'] &
  Pick<Saved, 'isHidden'>;

/** All sections as pages are told of them: of a hidden one only that. */
export type ShownSections = { [Name in SectionName]: Told<ShownSection<Name>> | { isHidden: true } } & OwnSite;

/** Sections that a page draws, in its document. The others are read once somebody moves on to a page that draws them. */
export type SentSections = Partial<ShownSections>;
