import { type SignedIn, signInAsEach } from '../support/accounts';
import { startTestApp, type TestApp } from '../support/app';
import { createBlog } from '../support/content';
import fc, { SEED } from '../support/random-cases';
import { RecordDraftWriter } from '../support/writing/record-drafts';
import { FATES, type Fate, type Outcome, type Words, type Writer } from '../support/writing/writer';

const FIRST: Words = { title: 'Fees', content: 'As they are.' };
/** Random ways through the editor: so many in `npm test`, and with another seed each time in `npm run test:long`. */
const WAYS = process.env.RANDOM_SEED ? 500 : 20;
/** A way takes half a second on a busy machine. */
const WAYS_MS = Math.max(120_000, WAYS * 1_500);

describe('editing a post', () => {
  let test: TestApp;
  let postId: string;
  let chipo: Writer;
  let mutale: Writer;
  let admin: SignedIn;
  let editor: SignedIn;

  beforeAll(async () => {
    test = await startTestApp();
    ({ admin, editor } = await signInAsEach(test));
  });
  afterAll(() => test.close());
  beforeEach(() => begin());

  const begin = async (): Promise<void> => {
    postId = (await createBlog(test, admin, { ...FIRST, status: 'published' }))._id;
    chipo = new RecordDraftWriter(test, editor, postId);
    mutale = new RecordDraftWriter(test, admin, postId);
    await chipo.open();
    await mutale.open();
  };
  const words = (content: string): Words => ({ title: 'Fees', content });
  /** The published text. */
  const shown = async (): Promise<Words> => {
    const { title, content } = (await test.http.get(`/api/blogs/${postId}`).expect(200)).body;
    return { title, content };
  };
  const former = async (): Promise<string[]> => (await chipo.versions()).map(({ words: { content } }) => content);

  describe('nothing typed is lost', () => {
    it.each<[string, (writer: Writer) => unknown]>([
      ['when the tab is closed before anything was sent', () => undefined],
      ['when the network is gone', (writer) => writer.keep('lost')],
      ['when the answer is lost', (writer) => writer.keep('unanswered')],
      ['when Publish does not arrive', (writer) => writer.publish('lost')],
      ['when the answer to Publish is lost', (writer) => writer.publish('unanswered')],
    ])('%s', async (_when, cut) => {
      chipo.type(words('Lower from May.'));
      await cut(chipo);
      chipo.cut();
      await chipo.open();
      expect(chipo.words).toEqual(words('Lower from May.'));
    });

    it('when the writer goes on in another browser', async () => {
      chipo.type(words('Lower from May.'));
      await chipo.keep();
      chipo.changeBrowser();
      await chipo.open();
      expect(chipo.words).toEqual(words('Lower from May.'));
    });
  });

  it('shows visitors nothing before it is published', async () => {
    chipo.type(words('Half a thought.'));
    await chipo.keep();
    expect(await shown()).toEqual(FIRST);
    for (const path of ['/api/blogs', '/blogs', `/blogs/${postId}`, '/feed.xml', '/sitemap.xml']) {
      expect((await test.http.get(path).expect(200)).text).not.toContain('Half a thought');
    }
    expect(await chipo.publish()).toEqual({ is: 'done' });
    expect(await shown()).toEqual(words('Half a thought.'));
  });

  it('leaves an unpublished text alone when the specified dialog saves the post', async () => {
    chipo.type(words('Half a thought.'));
    await chipo.keep();
    const save = (body: object) => test.http.put(`/api/blogs/${postId}`).set(admin).send(body).expect(200);
    await save({ title: 'Fees of June' });
    expect(await shown()).toEqual({ ...FIRST, title: 'Fees of June' });
    await save({ status: 'draft' });
    expect((await save({ title: 'Fees' })).body.status).toBe('draft');
    await test.http.get(`/api/blogs/${postId}`).expect(404);
    chipo.cut();
    await chipo.open();
    expect(chipo.words.content).toBe('Half a thought.');
  });

  it('shows the second of two writers what the first one published, and writes over neither', async () => {
    chipo.type(words('Lower from May.'));
    mutale.type(words('Higher from May.'));
    expect(await chipo.publish()).toEqual({ is: 'done' });
    expect(await mutale.publish()).toEqual({ is: 'conflict', theirs: words('Lower from May.') });
    expect(await shown()).toEqual(words('Lower from May.'));
    expect(await mutale.keepMine()).toEqual({ is: 'done' });
    expect(await shown()).toEqual(words('Higher from May.'));
    expect(await former()).toEqual(['Lower from May.', FIRST.content]);
  });

  it('shows the writer of a draft what was published over its text by the specified dialog', async () => {
    chipo.type(words('Lower from May.'));
    await chipo.keep();
    await test.http.put(`/api/blogs/${postId}`).set(admin).send({ content: 'As they were.' }).expect(200);
    expect(await chipo.publish()).toEqual({ is: 'conflict', theirs: words('As they were.') });
    expect(await chipo.keepMine()).toEqual({ is: 'done' });
    expect(await former()).toEqual(['As they were.', FIRST.content]);
  });

  describe('two writers in one draft', () => {
    beforeEach(async () => {
      mutale.type(words('Higher from May.'));
      await mutale.keep();
      chipo.type(words('Lower from May.'));
      expect(await chipo.keep()).toEqual({ is: 'conflict', theirs: words('Higher from May.') });
    });

    it('keep mine: the other draft becomes a version', async () => {
      expect(await chipo.keepMine()).toEqual({ is: 'done' });
      expect(await shown()).toEqual(words('Lower from May.'));
      expect(await former()).toEqual(expect.arrayContaining(['Higher from May.', FIRST.content]));
    });

    it('use theirs: my draft becomes a version', async () => {
      await chipo.takeTheirs();
      expect(chipo.words).toEqual(words('Higher from May.'));
      expect(await former()).toEqual(['Lower from May.']);
      expect(await chipo.publish()).toEqual({ is: 'done' });
      expect(await shown()).toEqual(words('Higher from May.'));
    });
  });

  it('takes a second press of Publish for the first one, whose answer was lost', async () => {
    chipo.type(words('Lower from May.'));
    expect(await chipo.publish('unanswered')).toEqual({ is: 'unknown' });
    expect(await chipo.publish()).toEqual({ is: 'done' });
    expect(await former()).toEqual([FIRST.content]);
  });

  it('keeps the last twenty texts, and brings one back by an edit like any other', async () => {
    for (let turn = 1; turn <= 22; turn += 1) {
      chipo.type(words(`Text ${turn}.`));
      await chipo.publish();
    }
    const texts = await chipo.versions();
    expect(texts.map(({ words: { content } }) => content)).toEqual(
      Array.from({ length: 20 }, (_, back) => `Text ${21 - back}.`),
    );
    expect(await chipo.restore(texts[4].id)).toEqual({ is: 'done' });
    expect(await shown()).toEqual(words('Text 17.'));
    expect((await former())[0]).toBe('Text 22.');
  });

  it('brings no text back over what somebody has published meanwhile', async () => {
    chipo.type(words('Lower from May.'));
    await chipo.publish();
    mutale.changeBrowser();
    await mutale.open();
    mutale.type(words('Higher from May.'));
    await mutale.publish();
    const [, before] = await chipo.versions();
    expect(await chipo.restore(before.id)).toMatchObject({ is: 'conflict' });
    expect(await shown()).toEqual(words('Higher from May.'));
  });

  it(
    `keeps all of this whatever is cut off, in ${WAYS} random ways`,
    async () => {
      const step = fc.record({
        by: fc.constantFrom('chipo', 'mutale'),
        does: fc.constantFrom('type', 'keep', 'cut', 'publish', 'restore'),
        fate: fc.constantFrom<Fate>(...FATES),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
          await begin();
          await take(steps);
        }),
        { numRuns: WAYS, seed: SEED },
      );
    },
    WAYS_MS,
  );

  /** Takes a way through the editor, and expects what is guaranteed: nothing that was ever shown is gone in the end. */
  const take = async (steps: readonly { by: string; does: string; fate: Fate }[]): Promise<void> => {
    const writers: Record<string, Writer> = { chipo, mutale };
    const resolve = async (writer: Writer, { is }: Outcome, turn: number, fate: Fate): Promise<void> => {
      if (is !== 'conflict') return;
      if (turn % 2 === 0) return writer.takeTheirs();
      published.push(writer.words.content);
      await writer.keepMine(fate);
    };
    /** Texts that a writer pressed Publish or Restore for. */
    const published = [FIRST.content];
    const seen = new Set([FIRST.content]);
    for (const [turn, { by, does, fate }] of steps.entries()) {
      const writer = writers[by];
      if (does === 'type') writer.type(words(`Text ${turn} of ${by}.`));
      if (does === 'keep') await resolve(writer, await writer.keep(fate), turn, fate);
      if (does === 'cut') {
        const typed = writer.words;
        writer.cut();
        await writer.open();
        // The other text was published, or took the place of the draft, which is a version then.
        if (JSON.stringify(writer.words) !== JSON.stringify(typed)) {
          expect([...published, ...(await former())]).toContain(typed.content);
        }
      }
      if (does === 'publish') {
        published.push(writer.words.content);
        await resolve(writer, await writer.publish(fate), turn, fate);
      }
      if (does === 'restore') {
        const [last] = await writer.versions();
        if (last) {
          published.push(last.words.content);
          await resolve(writer, await writer.restore(last.id, fate), turn, fate);
        }
      }
      const now = (await shown()).content;
      expect(published).toContain(now);
      seen.add(now);
    }
    expect([(await shown()).content, ...(await former())]).toEqual(expect.arrayContaining([...seen]));
  };
});
