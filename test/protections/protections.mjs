import { ACCESS } from './access.mjs';
import { ACCOUNTS } from './accounts.mjs';
import { INPUT } from './input.mjs';
import { KEEPING } from './keeping.mjs';
import { LOAD } from './load.mjs';
import { MAIL } from './mail.mjs';
import { OFFICE } from './office.mjs';
import { OWN_WORDS } from './own-words.mjs';
import { PROCESSES } from './processes.mjs';
import { QUOTATIONS } from './quotations.mjs';
import { REQUEST_CHANGES } from './request-changes.mjs';
import { UPLOADS } from './uploads.mjs';
import { VISITORS } from './visitors.mjs';

/**
 * What the security of the product rests on, each as an edit that takes it out, and the tests that must notice.
 * `find` must stand in the file exactly once, and goes where no `replace` takes its place. `only` narrows slow test files to the titles that match.
 * `npm run protections` runs them; docs/security.md says what each promise is.
 */
export const PROTECTIONS = [
  ...ACCESS,
  ...ACCOUNTS,
  ...INPUT,
  ...UPLOADS,
  ...MAIL,
  ...VISITORS,
  ...LOAD,
  ...REQUEST_CHANGES,
  ...QUOTATIONS,
  ...OFFICE,
  ...KEEPING,
  ...OWN_WORDS,
  ...PROCESSES,
];
