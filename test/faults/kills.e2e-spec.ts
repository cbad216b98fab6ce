import { asNewVisitor } from '../support/accounts';
import { Site } from '../support/site';
import { call, messageOf, signInAtSite } from '../support/site-calls';

const ROUNDS = Number(process.env.KILL_ROUNDS ?? 10);
const WRITERS = 4;

interface Written {
  /** Subjects of messages. */
  messages: Set<string>;
  /** Titles of posts. */
  posts: Set<string>;
}

/** Writes until the site is killed, and records each acknowledged write. */
async function write(site: Site, admin: Record<string, string>, name: string, stored: Written): Promise<void> {
  for (let n = 0; ; n++) {
    const message = await call(site, 'POST', '/contact', messageOf(`${name}-${n}`, ((n * 97) % 4_000) + 1));
    if (message.status === 0) return;
    if (message.status === 201) stored.messages.add(`${name}-${n}`);
    const post = await call(site, 'POST', '/blogs', { title: `${name}-${n}`, content: 'x' }, admin);
    if (post.status === 0) return;
    if (post.status === 201) stored.posts.add(`${name}-${n}`);
  }
}

async function list(site: Site, admin: Record<string, string>, path: string, field: string): Promise<string[]> {
  const names: string[] = [];
  for (let page = 1; ; page++) {
    const { status, body } = await call(site, 'GET', `${path}limit=100&page=${page}`, undefined, admin);
    expect(status).toBe(200);
    names.push(...(body as Record<string, string>[]).map((row) => row[field]));
    if (body.length < 100) return names;
  }
}

describe('killed site', () => {
  it(
    `has every acknowledged write once and whole, after each of ${ROUNDS} kills`,
    async () => {
      const site = await Site.start({ SAMPLE_CONTENT: 'false' });
      const stored: Written = { messages: new Set(), posts: new Set() };
      try {
        for (let round = 0; round < ROUNDS; round++) {
          const admin = await signInAtSite(site);
          const [messagesBefore, target] = [stored.messages.size, 5 + ((round * 7) % 30)];
          const writers = Array.from({ length: WRITERS }, (_, writer) =>
            write(site, admin, `${round}-${writer}`, stored),
          );
          while (stored.messages.size < messagesBefore + target) await new Promise((resolve) => setImmediate(resolve));
          await site.kill();
          await Promise.all(writers);
          await site.run();
          const signedIn = await signInAtSite(site);
          const found = {
            messages: await list(site, signedIn, '/contact?', 'subject'),
            posts: await list(site, signedIn, '/blogs?fields=summary&', 'title'),
          };
          for (const kind of ['messages', 'posts'] as const) {
            expect([...stored[kind]].filter((name) => !found[kind].includes(name))).toEqual([]);
            expect(new Set(found[kind]).size).toBe(found[kind].length);
            // At the kill, each writer may have had one write that was stored but not yet answered.
            expect(found[kind].length - stored[kind].size).toBeLessThanOrEqual(WRITERS);
            for (const name of found[kind]) stored[kind].add(name);
          }
        }
        process.stdout.write(
          `${ROUNDS} kills: ${stored.messages.size} messages and ${stored.posts.size} posts, none lost\n`,
        );
      } finally {
        await site.stop();
      }
    },
    60_000 + ROUNDS * 10_000,
  );

  it('stores once what is repeated with its key after a lost answer', async () => {
    const site = await Site.start({ SAMPLE_CONTENT: 'false' });
    try {
      const key = { 'idempotency-key': 'the-same-key-again', ...asNewVisitor() };
      const sent = call(site, 'POST', '/contact', messageOf('Once'), key);
      await site.kill();
      await sent;
      await site.run();
      expect((await call(site, 'POST', '/contact', messageOf('Once'), key)).status).toBe(201);
      expect((await call(site, 'POST', '/contact', messageOf('Once'), key)).status).toBe(201);
      expect(await list(site, await signInAtSite(site), '/contact?', 'subject')).toEqual(['Once']);
    } finally {
      await site.stop();
    }
  });
});
