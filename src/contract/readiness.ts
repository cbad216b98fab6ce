import type { Role } from './users';
import type { SectionName } from './website/sections';

/** Items of the launch checklist, in their order. The value is the lowest role that can do the item. */
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
  /** Item about sample choices in the request form. It appears only after staff have removed the sample content. */
  requestForm: 'editor',
  quotation: 'admin',
  links: 'editor',
  addresses: 'editor',
  privacy: 'editor',
  mail: 'admin',
  publicUrl: 'admin',
} as const satisfies Record<string, Role>;

export type ReadyCheckName = keyof typeof READY_CHECKS;

export interface ReadyCheck {
  name: ReadyCheckName;
  isDone: boolean;
  left: string[];
  sections: SectionName[];
  missing?: MissingPage;
}

export interface MissingPage {
  slug: string;
  title: string;
}

/** Answer of `GET /dashboard/readiness`. It contains only items that the caller's role can do. */
export interface Readiness {
  checks: ReadyCheck[];
}
