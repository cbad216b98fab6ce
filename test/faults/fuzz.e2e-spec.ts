import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { OpenAPIObject } from '@nestjs/swagger';
import { type SignedIn, signInAsAdmin } from '../support/accounts';
import { type ApiOperation, type ApiRequest, listOperations, requestsTo } from '../support/api-calls';
import { startTestApp, type TestApp } from '../support/app';
import { undocumented } from '../support/documented';
import fc, { SEED } from '../support/random-cases';

/** Number of requests. `npm run fuzz` sends more. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 10_000);
/** Maximum growth of the heap in bytes after garbage collection. A leak in each request would exceed it by far. */
const MAX_GROWTH = 60 * 1024 * 1024;

const EMPTY_SEGMENT = /\/(\.{0,2}|%2e|%2e%2e)(\/|$)/i;

/** Matches internal details: package names, and lines of a stack such as "at save (/app/main.js:12:34)". */
const INSIDES = /node_modules|\bat (?:async )?(?:[^\s"]+ )?\(?[^\s"]+:\d+:\d+|Mongo|Cast to/;

/** Matches calls that would end the test's own session. */
const ENDS_THE_RUN = /^\/api\/(users\/\{id\}|auth\/logout)/;

describe(`random input to any call (seed ${SEED})`, () => {
  let test: TestApp;
  let admin: SignedIn;
  let operations: ApiOperation[];
  let ids: string[];
  let document: OpenAPIObject;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await signInAsAdmin(test);
    document = (await test.http.get('/api/docs-json').expect(200)).body as OpenAPIObject;
    operations = listOperations(document).filter((operation) => !ENDS_THE_RUN.test(operation.path));
    ids = await createOneOfEach();
  });
  afterAll(() => test.close());

  async function createOneOfEach(): Promise<string[]> {
    const create = async (path: string, body: object): Promise<string> => {
      const answer = await test.http.post(path).set(admin).send(body).expect(201);
      return (answer.body._id ?? answer.body.requestId) as string;
    };
    const service = await create('/api/services', { title: 'Robots', description: 'We build robots.' });
    const request = { name: 'Inonge', email: 'inonge@example.com', serviceId: service, description: 'One robot.' };
    return [
      service,
      await create('/api/blogs', { title: 'Maize', content: 'About maize.' }),
      await create('/api/team', { name: 'Kelvin', role: 'Officer' }),
      await create('/api/pages', { title: 'Terms', slug: 'terms', content: 'Be kind.' }),
      await create('/api/project', request),
    ];
  }

  async function send(operation: ApiOperation, request: ApiRequest, visitor: number): Promise<void> {
    const address = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
    const call = test.http[request.method](request.url).set({ ...admin, 'x-forwarded-for': address });
    const answer = await (request.body === undefined
      ? call
      : call.set('content-type', 'application/json').send(JSON.stringify(request.body)));
    if (answer.status >= 500) throw new Error(`${answer.status}: ${answer.text}`);
    if (answer.status >= 400) {
      expect(answer.body).toMatchObject({ success: false, statusCode: answer.status, message: expect.any(String) });
      expect(answer.text).not.toMatch(INSIDES);
    }
    // Skips URLs with an empty segment or a segment such as `..`, because they reach other calls.
    if (EMPTY_SEGMENT.test(request.url.split('?')[0])) return;
    expect(undocumented(document, operation.method, operation.route, answer)).toBeNull();
  }

  it(
    'never causes a server error, stack trace, undocumented answer or growth',
    async () => {
      let sent = 0;
      const perOperation = Math.ceil(REQUESTS / operations.length);
      const before = usedHeap();
      for (const operation of operations) {
        await fc.assert(
          fc.asyncProperty(requestsTo(operation, ids), async (request) => {
            sent += 1;
            await send(operation, request, sent);
          }),
          { numRuns: perOperation },
        );
      }
      expect(sent).toBeGreaterThanOrEqual(REQUESTS);
      await test.http.get('/api/health').expect(200);
      expect(usedHeap() - before).toBeLessThan(MAX_GROWTH + REQUESTS * 2_000);
    },
    600_000 + REQUESTS * 20,
  );
});

/**
 * Collects garbage and returns the bytes in use. Sets a flag first, because Node has no garbage collection call without
 * it.
 */
function usedHeap(): number {
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return process.memoryUsage().heapUsed;
}
