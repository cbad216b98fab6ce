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

/** All sections by their stored name, in the order of the back office's list. */
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

/** Returns the section of an untrusted name, or `null`. */
export const findSection = (name: string): Section | null =>
  Object.hasOwn(SECTIONS, name) ? (SECTIONS[name as SectionName] as Section) : null;

interface Saved {
  /** Missing if it cannot be hidden. */
  isHidden?: boolean;
  /** ISO 8601; `null` if never saved. */
  updatedAt: string | null;
}

/** A section as stored. */
export type StoredSection<Name extends SectionName = SectionName> = (typeof SECTIONS)[Name]['words'] & Saved;

/** All sections as stored. */
export type Website = { [Name in SectionName]: StoredSection<Name> };

/** A hidden section, without its content. */
export interface HiddenSection extends Saved {
  isHidden: true;
}

/** Content for visitors, with marks for sample articles. */
type Told<Words> = Words extends { articles: Article[] }
  ? Omit<Words, 'articles'> & { articles: ToldArticle[] }
  : Words;

/** All sections for visitors. */
export type ToldSections = { [Name in SectionName]: Told<StoredSection<Name>> | HiddenSection };

interface OwnSite {
  /** Set after the samples were removed: built-in services and people are no longer shown as fallbacks. */
  isOwn?: true;
}

/** Content of a section for pages, without its time. */
export type ShownSection<Name extends SectionName = SectionName> = (typeof SECTIONS)[Name]['words'] &
  Pick<Saved, 'isHidden'>;

/** All sections for pages; a hidden one without content. */
export type ShownSections = { [Name in SectionName]: Told<ShownSection<Name>> | { isHidden: true } } & OwnSite;

/** Sections in a page's document. The others are read when a visitor opens a page that shows them. */
export type SentSections = Partial<ShownSections>;
