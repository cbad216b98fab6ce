import type { OpenAPIObject } from '@nestjs/swagger';
import { LIMITS } from '../../../src/contract/limits';
import { asNewVisitor, type SignedIn, signInAsAdmin } from '../../support/accounts';
import { useTestApp } from '../../support/app';
import { createBlog } from '../../support/content';
import { sendRequest } from '../../support/project';
import { routesOf } from '../../support/routes';
import { holdStill, readAllRows } from '../../support/rows';

/** Values of a query parameter just inside its bounds (`takes`) and just outside (`refuses`). */
interface Parameter {
  takes: string[];
  refuses: string[];
  /** Query with the other parameters that the call requires. */
  beside?: string;
}

const x = (length: number) => 'x'.repeat(length);
const wholeNumber = (max: number): Parameter => ({
  takes: ['1', String(max)],
  refuses: [
    '0',
    String(max + 1),
    '-1',
    '1.5',
    '1e2',
    '0x10',
    '',
    ' ',
    '1 ',
    '+1',
    'x',
    'NaN',
    'Infinity',
    '9'.repeat(300),
    '١',
  ],
});
const search = (max: number): Parameter => ({
  takes: [x(max), '', '(a+)+$', '.*', '[', '\\', '%', '$where'],
  refuses: [x(max + 1), x(5_000)],
});
const oneOf = (...values: string[]): Parameter => ({
  takes: values,
  refuses: ['', values[0].toUpperCase(), `${values[0]} `, 'constructor', '__proto__', 'toString', '$ne', x(5_000)],
});

const PAGES = { page: wholeNumber(1_000_000), limit: wholeNumber(LIMITS.pageSizeMax) };

/** Builds a parameter for the first or last day of an export. `beside` is the query with the other day. */
const exportDay = (takes: string[], refuses: string[], beside: string): Parameter => ({
  takes,
  refuses: ['', '2026-02-29', '2026-12-22 ', '2026-1-1', '$ne', x(5_000), ...refuses],
  beside,
});
const EXPORT_RANGE = {
  from: exportDay(['2027-12-22', '2028-02-29'], [], 'to=2028-03-01'),
  to: exportDay(['2026-12-22', '2027-12-22'], ['2026-12-21', '2027-12-23'], 'from=2026-12-22'),
};

const ASSIGNEE: Parameter = { takes: ['0123456789abcdef01234567', 'nobody'], refuses: ['', '1', '$ne', x(24)] };

/** Query parameters of each call. Calls are named as in the API document. */
const PARAMETERS: Record<string, Record<string, Parameter>> = {
  'GET /api/blogs': {
    ...PAGES,
    category: search(LIMITS.category),
    tag: search(LIMITS.tag),
    featured: oneOf('true', 'false'),
    rest: oneOf('true', 'false'),
    status: oneOf('all', 'draft', 'scheduled', 'published'),
    q: search(LIMITS.searchText),
    fields: oneOf('summary'),
    sort: oneOf('createdAt', 'title', 'views'),
    order: oneOf('asc', 'desc'),
  },
  'GET /api/blogs/figures': {
    days: { takes: ['30', '90', '400'], refuses: ['', '0', '31', '030', '30 ', '-30', '3e1', '$ne', x(5_000)] },
    post: { takes: ['0123456789abcdef01234567'], refuses: ['', '1', '$ne', x(24), x(5_000)] },
  },
  'GET /api/blogs/tally': { category: search(LIMITS.category), q: search(LIMITS.searchText) },
  'GET /api/blogs/{id}/comments': PAGES,
  'GET /api/comments': { ...PAGES, q: search(LIMITS.searchText), status: oneOf('waiting', 'approved', 'refused') },
  'GET /api/comments/figures': { q: search(LIMITS.searchText) },
  'GET /api/contact': {
    ...PAGES,
    q: search(LIMITS.searchText),
    status: oneOf('new', 'read', 'replied', 'archived'),
    sort: oneOf('name', 'subject', 'status', 'createdAt'),
    order: oneOf('asc', 'desc'),
  },
  'GET /api/project': {
    ...PAGES,
    q: search(LIMITS.searchText),
    status: oneOf('pending', 'in_review', 'quoted', 'accepted', 'rejected', 'expired'),
    assignee: ASSIGNEE,
    sort: oneOf('createdAt', 'updatedAt', 'total', 'validUntil'),
    order: oneOf('asc', 'desc'),
  },
  'GET /api/contact/figures': { q: search(LIMITS.searchText) },
  'GET /api/project/figures': { q: search(LIMITS.searchText), assignee: ASSIGNEE },
  'GET /api/project/quote/{id}': { email: { takes: ['mutinta@example.com'], refuses: [x(LIMITS.email + 1)] } },
  'GET /api/media': {
    ...PAGES,
    q: search(LIMITS.searchText),
    filter: oneOf('withoutAlt', 'notUsed'),
    sort: oneOf('newest', 'oldest', 'name', 'largest'),
  },
  'GET /api/media/figures': { q: search(LIMITS.searchText) },
  'GET /api/newsletter': { ...PAGES, q: search(LIMITS.searchText) },
  'GET /api/exports/documents.zip': EXPORT_RANGE,
  'GET /api/exports/{list}': EXPORT_RANGE,
  'GET /api/invoices': { ...PAGES, q: search(LIMITS.searchText), state: oneOf('open', 'paid', 'overdue', 'credited') },
  'GET /api/issues': PAGES,
  'GET /api/issues/archive': PAGES,
  'GET /api/audit': {
    ...PAGES,
    action: oneOf('users.create', 'users.delete'),
    actorId: { takes: ['0123456789abcdef01234567'], refuses: ['', '1', '$ne', x(24), x(5_000)] },
    day: {
      takes: ['2026-12-22', '2028-02-29'],
      refuses: ['', '2026-02-29', '2026-12-22 ', '2026-1-1', '$ne', x(5_000)],
    },
  },
  'GET /api/mail/failed': PAGES,
  'GET /api/pages': PAGES,
  'GET /api/price-list': PAGES,
  'GET /api/saved-texts': PAGES,
  'GET /api/services': PAGES,
  'GET /api/team': PAGES,
  'GET /api/trash': { ...PAGES, kind: oneOf('blogs', 'saved-texts') },
  'GET /api/users': PAGES,
  'GET /api/users/invitations': PAGES,
  'GET /api/links': {
    to: {
      takes: ['/', '/about', '/no/such/page', `/${x(LIMITS.link - 1)}`],
      refuses: [
        ...['', ' ', 'e', 'about', '//about', '/\\about', '/a b', '/about?x', '/about#x', 'https://a.example/about'],
        `/${x(LIMITS.link)}`,
      ],
    },
  },
  'GET /api/redirects': { ...PAGES, q: search(LIMITS.searchText) },
  'GET /api/links/nowhere': {
    to: { takes: ['/', '/no/such/page', '[', '$where', x(4_000)], refuses: ['', ' ', x(4_001)] },
  },
  'GET /api/website': { shown: oneOf('true') },
};

/** Text with a special meaning for databases, paths, email or shells. */
const ODD = [
  '\u0000',
  'a\u0000b',
  '\ufffd',
  '\u202e',
  "' || 1==1 //",
  '{"$ne":""}',
  '../../etc/passwd',
  '<script>',
  '\r\nSet-Cookie: a=b',
  '\u{1f30d}'.repeat(20),
];

describe('query parameters', () => {
  const test = useTestApp();
  let admin: SignedIn;
  let requestId: string;
  let postId: string;
  beforeAll(async () => {
    await holdStill(test);
    admin = await signInAsAdmin(test);
    requestId = await sendRequest(test);
    postId = (await createBlog(test, admin))._id;
  });

  const get = (name: string, query: string) => {
    const [method, route] = name.split(' ');
    const path = route
      .replace('{kind}', 'post')
      .replace('{list}', 'payments')
      .replace('{id}', /blogs/.test(name) ? postId : requestId);
    return test.http[method === 'DELETE' ? 'delete' : 'get'](`${path}?${query}`).set({ ...admin, ...asNewVisitor() });
  };

  it('are documented for every call that accepts some', async () => {
    const { body } = await test.http.get('/api/docs-json').expect(200);
    const documented = Object.entries((body as OpenAPIObject).paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { parameters = [] }]) => {
        const names = (parameters as { in: string; name: string }[]).filter((each) => each.in === 'query');
        return names.length > 0 ? [[`${method.toUpperCase()} ${path}`, names.map(({ name }) => name).sort()]] : [];
      }),
    );
    const stated = Object.entries(PARAMETERS).map(([name, parameters]) => [name, Object.keys(parameters).sort()]);
    expect(Object.fromEntries(stated)).toEqual(Object.fromEntries(documented));
  });

  describe.each(Object.entries(PARAMETERS))('of %s', (name, parameters) => {
    const ask = (parameter: string, query: string) =>
      get(name, [query, parameters[parameter].beside].filter(Boolean).join('&'));

    it.each(Object.entries(parameters))(
      'accept values up to their bounds and refuse larger ones: %s',
      async (parameter, { takes, refuses }) => {
        for (const value of takes) {
          const answer = await ask(parameter, `${parameter}=${encodeURIComponent(value)}`);
          expect({ value, status: answer.status }).toEqual({ value, status: 200 });
        }
        for (const value of refuses) {
          const answer = await ask(parameter, `${parameter}=${encodeURIComponent(value)}`);
          expect({ value, status: answer.status }).toEqual({ value, status: 400 });
          expect(answer.body.errors).toEqual([{ field: parameter, message: expect.stringMatching(/./) }]);
        }
      },
    );

    it.each(Object.keys(parameters))('accept one text each, never a list or an object: %s', async (parameter) => {
      const [value] = parameters[parameter].takes;
      const lists = [`${parameter}=${value}&${parameter}=${value}`, `${parameter}=&${parameter}=`];
      const objects = ['[]', '[$ne]', '[$gt]', '[$regex]', '[0]', '[__proto__]', '[a][b]', '%5B%24ne%5D'];
      for (const query of [...lists, ...objects.map((key) => `${parameter}${key}=${value}`)]) {
        expect({ query, status: (await ask(parameter, query)).status }).toEqual({ query, status: 400 });
      }
    });

    it.each(Object.keys(parameters))('never cause a server error, whatever they contain: %s', async (parameter) => {
      const raw = ['%', '%zz', '%ff', '%c0%ae', '%00', '%ed%a0%80', '%u0000', '+', '&', '=', ';', '%2500'];
      for (const text of [...raw, ...ODD.map(encodeURIComponent)]) {
        const answer = await ask(parameter, `${parameter}=${text}`);
        expect({ text, isFault: answer.status >= 500 }).toEqual({ text, isFault: false });
        expect(answer.headers).not.toHaveProperty('set-cookie');
      }
    });

    it('are refused with names of prototypes and databases, and dropped with others', async () => {
      for (const key of ['__proto__', 'constructor', 'prototype', '$where', '$ne']) {
        expect({ key, status: (await get(name, `${key}=1`)).status }).toEqual({ key, status: 400 });
      }
      const plain = await get(name, '');
      for (const key of ['a.b', 'passwordHash', 'email.x', 'select', 'populate', 'where']) {
        const answer = await get(name, `${key}=1`).expect(plain.status);
        expect(answer.body).toEqual(plain.body);
      }
    });
  });

  it('change nothing for calls without parameters', async () => {
    const plain = await test.http.get('/api/settings').expect(200);
    const odd = await test.http.get('/api/settings?fields=passwordHash&page=0&limit=x').expect(200);
    expect(odd.body).toEqual(plain.body);
  });

  it('never cause a server error, nor write anything for an unknown id', async () => {
    const ids = [
      '1',
      '%00',
      '%24ne',
      '%7B%22%24ne%22%3A1%7D',
      '[object Object]',
      'undefined',
      'null',
      '__proto__',
      '..%2f..%2fusers',
      '%2e%2e',
      '%ff',
      '%',
      x(24),
      '0'.repeat(24),
      x(10_000),
      '\u{1f30d}',
    ];
    const before = await readAllRows(test);
    for (const { name } of routesOf(test.app).filter(({ name }) => name.includes(':'))) {
      const [verb, route] = name.split(' ');
      for (const id of ids) {
        const encoded = /^[%.\w-]+$/.test(id) ? id : encodeURIComponent(id);
        const path = `/api${route.replace(/:\w+/g, encoded)}`;
        const method = verb.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
        const answer = await test.http[method](path)
          .set({ ...admin, ...asNewVisitor() })
          .send(verb === 'GET' ? undefined : {});
        // Includes 431, because a URL with two of the longest values exceeds the server's limit for headers.
        const isRefused = [400, 404, 409, 415, 431].includes(answer.status);
        const answered = { name, id: id.slice(0, 40), status: answer.status };
        expect({ ...answered, isRefused }).toEqual({ ...answered, isRefused: true });
      }
    }
    expect(await readAllRows(test)).toEqual(before);
  });
});
