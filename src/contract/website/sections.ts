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
import { SERVICE } from './service-texts';
import { SERVICES_TOP } from './services-top';
import { TEAM_TOP } from './team-top';
import { TESTIMONIALS_SECTION } from './testimonials-section';
import { TITLES } from './titles';

/** All sections by their stored names, in the order of the back office. */
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

/** Returns the section with a name that a client sent, or `null` if there is none. */
export const findSection = (name: string): Section | null =>
  Object.hasOwn(SECTIONS, name) ? (SECTIONS[name as SectionName] as Section) : null;

interface Saved {
  /** Missing if the section cannot be hidden. */
  isHidden?: boolean;
  /** ISO 8601 time, or `null` if the section was never saved. */
  updatedAt: string | null;
}

export type StoredSection<Name extends SectionName = SectionName> = (typeof SECTIONS)[Name]['words'] & Saved;

export type Website = { [Name in SectionName]: StoredSection<Name> };

export interface HiddenSection extends Saved {
  isHidden: true;
}

type Told<Words> = Words extends { articles: Article[] }
  ? Omit<Words, 'articles'> & { articles: ToldArticle[] }
  : Words;

export type ToldSections = { [Name in SectionName]: Told<StoredSection<Name>> | HiddenSection };

interface OwnSite {
  /** Set after the sample content was removed. Built-in services and members are then no longer shown. */
  isOwn?: true;
}

export type ShownSection<Name extends SectionName = SectionName> = (typeof SECTIONS)[Name]['words'] &
  Pick<Saved, 'isHidden'>;

export type ShownSections = { [Name in SectionName]: Told<ShownSection<Name>> | { isHidden: true } } & OwnSite;

/** Sections in a page's document. When the visitor opens another page, the browser loads the missing sections. */
export type SentSections = Partial<ShownSections>;
