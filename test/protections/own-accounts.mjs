import { e2e } from './e2e.mjs';

/** Protections of the sessions, the notices and the profile of a logged-in person. */
export const OWN_ACCOUNTS = [
  {
    name: 'a person ends only own sessions',
    file: 'src/sessions/staff-sessions.service.ts',
    find: 'findOne({ _id: id, userId })',
    replace: 'findOne({ _id: id })',
    tests: [e2e('own-sessions')],
    only: 'no other person',
  },
  {
    name: 'a session that is ended from the list is over',
    file: 'src/sessions/staff-sessions.service.ts',
    find: 'await this.ended.add({ sessionId, expiresAt });',
    tests: [e2e('own-sessions')],
    only: 'one by one',
  },
  {
    name: 'a new password is emailed to its person',
    file: 'src/users/users.service.ts',
    find: ', ...this.mails.due(notice) });',
    replace: ' });',
    tests: [e2e('account-notices')],
    only: 'password',
  },
  {
    name: 'a change of the second step is emailed to its person',
    file: 'src/users/second-step.service.ts',
    find: '{ ...change, ...this.mails.due(notice) }',
    replace: 'change',
    tests: [e2e('account-notices')],
    only: 'two-step login',
  },
  {
    name: 'new recovery codes are emailed to their person',
    file: 'src/users/second-step.service.ts',
    find: ", ...this.mails.due('recoveryCodes') };",
    replace: ' };',
    tests: [e2e('account-notices')],
    only: 'two-step login',
  },
  {
    name: 'a portrait is an image',
    file: 'src/users/portraits.service.ts',
    find: 'await this.uploads.storePicture(received);',
    replace: '(await this.uploads.store(received)).slice(9);',
    tests: [e2e('portraits')],
    only: 'images only',
  },
  {
    name: 'an account has one portrait at most',
    file: 'src/users/portraits.service.ts',
    find: 'if (before.portrait) await this.uploads.discard(basename(before.portrait));',
    tests: [e2e('portraits')],
    only: 'removes the earlier file',
  },
];
