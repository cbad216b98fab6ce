// biome-ignore-all lint/suspicious/noTemplateCurlyInString: source text, which the runner finds and replaces as it stands
import { e2e } from './e2e.mjs';

export const VISITORS = [
  {
    name: 'a draft of a quote is nobody’s but the staff’s',
    file: 'src/project/schemas/quote.schema.ts',
    find: "if (!quote || !sent || quote.status === 'draft') return null;",
    replace: 'if (!quote || !sent) return null;',
    tests: [e2e('visitor-quotes')],
  },
  {
    name: 'only the client answers a quote',
    file: 'src/project/visitor-quotes.service.ts',
    find: "if (!isSameEmail(email, current.email)) throw invalid('email', PROJECT_TEXTS.notTheAddress);",
    replace: '',
    tests: [e2e('visitor-quotes')],
  },
  {
    name: 'guessing at the address of a request ends',
    file: 'src/platform/limits/guess-limit.interceptor.ts',
    find: 'this.wrong.check(address);',
    replace: '',
    tests: [e2e('quote-guesses')],
  },
  {
    name: 'guesses side by side do not outrun their count',
    file: 'src/platform/limits/guess-limit.interceptor.ts',
    find: 'this.lines.run(address, () => this.guess(address, next))',
    replace: 'this.guess(address, next)',
    tests: [e2e('quote-guesses')],
  },
  {
    name: 'a call with a token is never answered from memory',
    file: 'src/platform/cache/answers-from-memory.ts',
    find: '    headers[TOKEN_HEADER] === undefined &&\n',
    replace: '',
    tests: [e2e('answers-from-memory'), e2e('blog-views')],
  },
  {
    name: 'the same key stores once',
    file: 'src/platform/idempotency/idempotency.service.ts',
    find: 'const held = await this.hold(scope, key, bodyHash(body));',
    replace: 'const held = await this.hold(scope, `${key}${Math.random()}`, bodyHash(body));',
    tests: [e2e('idempotency')],
  },
  {
    name: 'an edit of what has changed is refused',
    file: 'src/platform/database/save-edit.ts',
    find: 'const filter = readAt === undefined ?',
    replace: "const filter = readAt !== '' ?",
    tests: [e2e('contact'), e2e('blogs')],
    only: 'has changed|newer',
  },
  {
    name: 'a visitor is who the proxy says, not who the visitor says',
    file: 'src/app.setup.ts',
    find: "app.set('trust proxy', environment.trustedProxies);",
    replace: "app.set('trust proxy', true);",
    tests: [e2e('limits-evasion')],
  },
  {
    name: 'an IPv6 network is one visitor',
    file: 'src/platform/limits/visitor-address.ts',
    find: 'return isIPv6(address) ? prefixOf(address) : address;',
    replace: 'return address;',
    tests: [e2e('limits-evasion'), e2e('auth')],
    only: 'IPv6',
  },
  {
    name: 'a browser runs and frames nothing of an answer',
    file: 'src/app.setup.ts',
    find: 'app.use(securityHeaders(environment));',
    replace: '',
    tests: [e2e('headers')],
  },
  {
    name: 'a public page runs the site’s scripts and its own first one only',
    file: 'src/site/security-policy.ts',
    find: `["'self'", ...inline.scripts,`,
    replace: `["'self'", "'unsafe-inline'",`,
    tests: [e2e('headers')],
  },
];
