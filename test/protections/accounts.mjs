// biome-ignore-all lint/suspicious/noTemplateCurlyInString: source text for the runner to replace
import { e2e } from './e2e.mjs';

const SERVICE = 'src/account-links/account-links.service.ts';
const RESETS = 'src/auth/password-resets.service.ts';
const HASHER = 'src/users/password-hasher.ts';
const forgotten = [e2e('forgotten-password')];

export const ACCOUNTS = [
  {
    name: 'an account link is good once',
    file: SERVICE,
    find: 'if (deletedCount === 0) refuseLink();',
    tests: forgotten,
    only: 'once',
  },
  {
    name: 'an account link is good until it expires',
    file: SERVICE,
    find: 'hash: hashOf(token), expiresAt: trusted({ $gt: new Date() }) };',
    replace: 'hash: hashOf(token) };',
    tests: forgotten,
    only: 'expired',
  },
  {
    name: 'an account link cannot be guessed from the database',
    file: SERVICE,
    find: 'account link ${await this.key.read()}',
    replace: 'account link',
    tests: ['src/account-links/account-links.service.spec.ts'],
  },
  {
    name: 'no token of an account link is stored',
    file: SERVICE,
    find: 'nonce,\n      hash:',
    replace: 'nonce: await this.tokenOf({ kind, subject, nonce }),\n      hash:',
    tests: forgotten,
    only: 'no token',
  },
  {
    name: 'a newer account link takes the place of the older',
    file: SERVICE,
    find: '.findOneAndUpdate({ kind, subject },',
    replace: '.findOneAndUpdate({ kind, subject: subject + nonce },',
    tests: forgotten,
    only: 'newest',
  },
  {
    name: 'an account link is void once its account has changed',
    file: RESETS,
    find: ' && user.tokenVersion === tokenVersion',
    tests: forgotten,
    only: 'voids',
  },
  {
    name: 'an account link is for one account, whoever has its email later',
    file: RESETS,
    find: 'user?._id.toHexString() === subject && user',
    replace: 'user !== null && user?',
    tests: forgotten,
    only: 'deleted',
  },
  {
    name: 'who is asked for does not show in the time of the answer',
    file: RESETS,
    find: 'await withMinimumDuration(this.promise(email));',
    replace: 'await this.promise(email);',
    tests: forgotten,
    only: 'one time',
  },
  {
    name: 'an inactive account gets no link',
    file: RESETS,
    find: 'if (!user || !isActive(user)) return;',
    replace: 'if (!user) return;',
    tests: forgotten,
    only: 'one answer',
  },
  {
    name: 'strangers cannot void a link by asking for more',
    file: RESETS,
    find: 'if (this.asked.count(subject, now) >= most || !(await this.asked.add(subject, now))) return;',
    tests: forgotten,
    only: 'five links',
  },
  {
    name: 'reading an account link does not use it',
    file: RESETS,
    find: "const { email, name, role } = await this.accountOf(await this.links.find('reset', token));",
    replace:
      "const link = await this.links.find('reset', token);\n    const { email, name, role } = await this.accountOf(link);\n    await this.links.spend(link);",
    tests: forgotten,
    only: 'scanners',
  },
  {
    name: 'the token of an account link is in no address that a server sees',
    file: SERVICE,
    find: '${LINK_SCREENS[row.kind]}#$',
    replace: '${LINK_SCREENS[row.kind]}?$',
    tests: forgotten,
    only: 'scanners',
  },
  {
    name: 'no other site learns the address of a back office screen',
    file: 'src/site/page-service.ts',
    find: '{ ...this.transport, ...SECRET_HEADERS }',
    replace: "{ ...this.transport, 'X-Robots-Tag': 'noindex' }",
    tests: [e2e('headers')],
    only: 'back office',
  },
  {
    name: 'a password is the same typed as composed or as decomposed characters',
    file: HASHER,
    find: 'hash(composed(password), COST)',
    replace: 'hash(password, COST)',
    tests: ['src/users/password-hasher.spec.ts'],
  },
  {
    name: 'a password typed decomposed costs the same where there is no account',
    file: HASHER,
    find: 'for (const form of new Set([composed(password), password])) {',
    replace: 'for (const form of new Set(passwordHash ? [composed(password), password] : [password])) {',
    tests: ['src/users/password-hasher.spec.ts'],
  },
  {
    name: 'an account link is good for one kind of act',
    file: SERVICE,
    find: 'const good = { kind, hash:',
    replace: 'const good = { hash:',
    tests: [e2e('invitations')],
    only: 'no link to a new password',
  },
  {
    name: 'an invitation goes with the right of who invited',
    file: 'src/users/invitations.service.ts',
    find: 'return (await this.isVoid(row)) ? refuseLink() : row;',
    replace: 'return row;',
    tests: [e2e('invitations')],
    only: 'demoted',
  },
  {
    name: 'an invitation makes one account',
    file: 'src/users/users.service.ts',
    find: '    await spend?.();\n',
    tests: [e2e('invitations')],
    only: 'works once',
  },
];
