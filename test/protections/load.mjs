import { e2e } from './e2e.mjs';

const CONNECTIONS = 'src/platform/edge/open-connections.spec.ts';

export const LOAD = [
  {
    name: 'silent connections of one address make room for others',
    file: 'src/platform/edge/open-connections.ts',
    find: "if (use === 'silent') {",
    replace: "if (use === 'running') {",
    tests: [CONNECTIONS],
  },
  {
    name: 'a connection with a running request is never closed for another one',
    file: 'src/platform/edge/open-connections.ts',
    find: "return response.writableFinished ? 'idle' : 'running';",
    replace: "return 'idle';",
    tests: [CONNECTIONS],
  },
  {
    name: 'one address has only so many connections that say nothing',
    file: 'src/platform/edge/open-connections.ts',
    find: 'if (rank < tooMany || isOverdue) this.close(connection);',
    replace: 'if (isOverdue) this.close(connection);',
    tests: [CONNECTIONS],
  },
  {
    name: 'what a stranger can vary is drawn once where it changes nothing',
    file: 'src/site/page-address.ts',
    find: "const request = query.get('request') ? ANY_ID : '';",
    replace: "const request = query.get('request') ?? '';",
    tests: ['src/site/page-address.spec.ts', e2e('pages-drawn-once')],
    only: 'contact|request that is followed',
  },
  {
    name: 'a page is drawn once for all who ask at the same time',
    file: 'src/site/kept-pages.ts',
    find: 'this.begun.set(name, { version, answer });',
    replace: '',
    tests: [e2e('pages-drawn-once')],
    only: 'drawn once for all who ask',
  },
  {
    name: 'dear work of strangers is done one at a time, by turns',
    file: 'src/platform/concurrency/fair-lane.ts',
    find: '    if (!this.isBusy) {',
    replace: '    if (caller) {',
    tests: ['src/platform/concurrency/fair-lane.spec.ts', e2e('answers-from-memory')],
    only: 'FairLane|one at a time',
  },
  {
    name: 'nobody waits for the many requests of another visitor',
    file: 'src/platform/concurrency/turns.ts',
    find: 'else if (this.hasTime(caller)) this.run(caller, work);',
    replace: 'else if (caller) this.run(caller, work);',
    tests: ['src/platform/concurrency/turns.spec.ts'],
  },
  {
    name: 'pages that nobody asks for are the first to go',
    file: 'src/site/page-cache.ts',
    find: '    this.pages.delete(url);\n    this.pages.set(url, page);\n    return page.answer;',
    replace: '    return page.answer;',
    tests: ['src/site/page-cache.spec.ts'],
  },
  {
    name: 'a list has an end, also without pages',
    file: 'src/platform/http/list-page.query.ts',
    find: 'limit: LIMITS.listMax }',
    replace: 'limit: 1_000_000 }',
    tests: [e2e('unpaged-lists')],
    only: 'thousand',
  },
  {
    name: 'a call in another case is none',
    file: 'src/app.setup.ts',
    find: "  server.enable('case sensitive routing');\n",
    replace: '',
    tests: [e2e('paths')],
    only: 'of a call is exact',
  },
  {
    name: 'a page in another case has one address',
    file: 'src/site/page-address.ts',
    find: "if (exact !== path) return { is: 'moved', to: exact + query };",
    replace: '',
    tests: ['src/site/page-address.spec.ts'],
  },
];
