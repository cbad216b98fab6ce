import { ACCESS } from './access.mjs';
import { ACCOUNTS } from './accounts.mjs';
import { DOCUMENTS } from './documents.mjs';
import { INPUT } from './input.mjs';
import { KEEPING } from './keeping.mjs';
import { LOAD } from './load.mjs';
import { MAIL } from './mail.mjs';
import { OFFICE } from './office.mjs';
import { OWN_ACCOUNTS } from './own-accounts.mjs';
import { OWN_WORDS } from './own-words.mjs';
import { PASSKEYS } from './passkeys.mjs';
import { PROCESSES } from './processes.mjs';
import { QUOTATIONS } from './quotations.mjs';
import { REQUEST_CHANGES } from './request-changes.mjs';
import { UPLOADS } from './uploads.mjs';
import { VISITOR_ACCOUNTS } from './visitor-accounts.mjs';
import { VISITORS } from './visitors.mjs';

/**
 * Protections of the product. Each has an edit of the source that removes the protection, and the tests that must fail
 * without it. The edit replaces the text `find`, which occurs once in the file, by `replace`, or by nothing. `only`
 * selects tests of slow files by their titles. `npm run protections` runs all of them. docs/security.md explains each
 * protection.
 */
export const PROTECTIONS = [
  ...ACCESS,
  ...ACCOUNTS,
  ...OWN_ACCOUNTS,
  ...PASSKEYS,
  ...INPUT,
  ...UPLOADS,
  ...MAIL,
  ...VISITORS,
  ...VISITOR_ACCOUNTS,
  ...LOAD,
  ...REQUEST_CHANGES,
  ...QUOTATIONS,
  ...DOCUMENTS,
  ...OFFICE,
  ...KEEPING,
  ...OWN_WORDS,
  ...PROCESSES,
];
