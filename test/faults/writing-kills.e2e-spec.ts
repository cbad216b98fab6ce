import { join } from 'node:path';
import { runChild } from '../../src/embedded-mongodb/test/child';
import { type SignedIn, signInAsAdmin } from '../support/accounts';
import { startTestApp, type TestApp } from '../support/app';
import { newFolder } from '../support/archives';
import {
  beginWriting,
  readWritten,
  TEXTS,
  WRITING_EVENTS,
  type WritingEvent,
  type Written,
  write,
} from '../support/writing-events';

/** Maximum number of database writes that one event causes. */
const MOST_WRITES = 25;
const CHILD = join(__dirname, '../support/writing-child.ts');

interface Told {
  told: (now: Written) => unknown;
  before: unknown;
  after: unknown;
  /** Other states that are allowed after a kill, because no text is lost in them. */
  between?: unknown[];
}

/**
 * For each event, the state before it and after it. After a kill, other states are allowed only if `between` lists
 * them.
 */
const EVENTS: Record<WritingEvent, Told> = {
  create: { told: ({ post }) => post?.content ?? null, before: null, after: TEXTS.first },
  save: {
    told: ({ post, former }) => [post?.content, former],
    before: [TEXTS.first, []],
    after: [TEXTS.second, [TEXTS.first]],
  },
  draft: {
    told: ({ post, draft }) => [post?.content, draft?.fields.content],
    before: [TEXTS.first, undefined],
    after: [TEXTS.first, TEXTS.second],
  },
  publish: {
    told: ({ post, draft, former }) => [post?.content, draft?.fields.content, former],
    before: [TEXTS.first, TEXTS.second, []],
    after: [TEXTS.second, undefined, [TEXTS.first]],
  },
  discard: {
    told: ({ post, draft, former }) => [post?.content, draft?.fields.content, former.includes(TEXTS.second)],
    before: [TEXTS.first, TEXTS.second, false],
    after: [TEXTS.first, undefined, true],
    between: [[TEXTS.first, TEXTS.second, true]],
  },
  replace: {
    told: ({ media, shown }) => [
      media.map(({ name, usedIn }) => [name, usedIn.length]),
      shown.map((path) => media.findIndex((file) => file.path === path)),
    ],
    before: [[['school.png', 3]], [0, 0, 0]],
    after: [[['new.png', 3]], [0, 0, 0]],
  },
  remove: { told: ({ post }) => post?.content ?? null, before: TEXTS.first, after: null },
};

describe('process killed after each write of a text', () => {
  const withApp = async (dataDir: string, work: (test: TestApp, admin: SignedIn) => Promise<void>) => {
    const test = await startTestApp({ DATA_DIR: dataDir, MONGODB_URI: '' });
    try {
      await work(test, await signInAsAdmin(test));
    } finally {
      await test.close();
    }
  };

  it.each(WRITING_EVENTS)(
    'leaves the old or the new state of each %s',
    async (event) => {
      const { told, before, after, between = [] } = EVENTS[event];
      let isOver = false;
      for (let writes = 1; !isOver; writes += 1) {
        expect(writes).toBeLessThan(MOST_WRITES);
        const folder = newFolder();
        await withApp(folder.path, async (test, admin) => {
          await beginWriting(test, admin, event);
          expect(told(await readWritten(test, admin))).toEqual(before);
        });
        isOver = (await runChild(CHILD, [folder.path, event, String(writes)])).includes('done');
        await withApp(folder.path, async (test, admin) => {
          const now = await readWritten(test, admin);
          expect([before, after, ...between]).toContainEqual(told(now));
          if (isOver) expect(told(now)).toEqual(after);
          for (const path of now.shown.filter((shown) => shown !== '')) await test.http.get(path).expect(200);
          // If the old state is stored, repeats the event, which must then succeed.
          if (!isOver && JSON.stringify(told(now)) === JSON.stringify(before)) {
            await write(test, admin, event);
            expect(told(await readWritten(test, admin))).toEqual(after);
          }
        });
        folder.remove();
        if (isOver) process.stdout.write(`${event}: killed after each of ${writes - 1} writes\n`);
      }
    },
    900_000,
  );
});
