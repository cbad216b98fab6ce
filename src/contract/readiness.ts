import type { Role } from './users';
import type { SectionName } from './website/sections';

/** What an owner does before visitors come, and who can do it; in the order in which it is done. */
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
  /** Asked once the samples are removed: before, it belongs to them. */
  requestForm: 'editor',
  /** First values of a new quotation. */
  quotation: 'admin',
  links: 'editor',
  addresses: 'editor',
  privacy: 'editor',
  mail: 'admin',
  /** What `PUBLIC_URL` says. */
  publicUrl: 'admin',
} as const satisfies Record<string, Role>;

export type ReadyCheckName = keyof typeof READY_CHECKS;

export interface ReadyCheck {
  name: ReadyCheckName;
  isDone: boolean;
  /** What is left of it, where that is more than one thing. */
  left: string[];
  /** Sections of the pages in which it is left. */
  sections: SectionName[];
  /** The first page that links lead to and that nobody has written. */
  missing?: MissingPage;
}

export interface MissingPage {
  slug: string;
  /** Words of the first link to it. */
  title: string;
}

/** Answer of `GET /dashboard/readiness`: what the caller can do, derived from what is stored. */
export interface Readiness {
  checks: ReadyCheck[];
}
