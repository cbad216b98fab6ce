import type { Role } from './users';
import type { SectionName } from './website/sections';

/** Items of the launch checklist with the role that can do each, in their order. */
export const READY_CHECKS = {
  samples: 'admin',
  identity: 'admin',
  logo: 'admin',
  share: 'admin',
  map: 'admin',
  hero: 'editor',
  counters: 'editor',
  about: 'editor',
  words: 'editor',
  services: 'editor',
  /** Checked only after the samples are removed, because it is part of them. */
  requestForm: 'editor',
  /** Initial values of a new quote. */
  quotation: 'admin',
  links: 'editor',
  addresses: 'editor',
  privacy: 'editor',
  mail: 'admin',
  /** Value of `PUBLIC_URL`. */
  publicUrl: 'admin',
} as const satisfies Record<string, Role>;

export type ReadyCheckName = keyof typeof READY_CHECKS;

export interface ReadyCheck {
  name: ReadyCheckName;
  isDone: boolean;
  /** Open parts of the item, if it has several. */
  left: string[];
  /** Sections with open parts. */
  sections: SectionName[];
  /** First page that is linked but not written. */
  missing?: MissingPage;
}

export interface MissingPage {
  slug: string;
  /** Text of the first link to it. */
  title: string;
}

/** Answer of `GET /dashboard/readiness`: items that the caller can do, derived from stored data. */
export interface Readiness {
  checks: ReadyCheck[];
}
