import { type SignedIn, signInAsEach } from '../support/accounts';
import { useTestApp } from '../support/app';
import { createBlog } from '../support/content';
import fc, { SEED } from '../support/random-cases';
import { RecordDraftWriter } from '../support/writing/record-drafts';
import { FATES, type Fate, type Outcome, type Words, type Writer } from '../support/writing/writer';

const FIRST: Words = { title: 'Fees', content: 'As they are.' };
/** Number of random sequences of actions. `npm run test:long` uses another seed each time. */
const WAYS = process.env.RANDOM_SEED ? 500 : 10;
/** Timeout of the test in ms. On a busy machine, a sequence takes half a second. */
const WAYS_MS = Math.max(120_000, WAYS * 1_500);

describe('editing a post', () => {
  const test = useTestApp();
  let postId: string;
  let chipo: Writer;
  let mutale: Writer;
  let admin: SignedIn;
  let editor: SignedIn;

  beforeAll(async () => {
    ({ admin, editor } = await signInAsEach(test));
  });
  beforeEach(() => begin());

  const begin = async (): Promise<void> => {
    postId = (await createBlog(test, admin, { ...FIRST, status: 'published' }))._id;
    chipo = new RecordDraftWriter(test, editor, postId);
    mutale = new RecordDraftWriter(test, admin, postId);
    await chipo.open();
    await mutale.open();
  };
  const words = (content: string): Words => ({ title: 'Fees', content });
  /** Returns the published text. */
  const shown = async (): Promise<Words> => {
    const { title, content } = (await test.http.get(`/api/blogs/${postId}`).expect(200)).body;
    return { title, content };
  };
  const former = async (): Promise<string[]> => (await chipo.versions()).map(({ words: { content } }) => content);

  it(
    `keeps all invariants after any interruption, in ${WAYS} random ways`,
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

  /** Runs a sequence of actions of two people, and expects that no published text is lost. */
  const take = async (steps: readonly { by: string; does: string; fate: Fate }[]): Promise<void> => {
    const writers: Record<string, Writer> = { chipo, mutale };
    const resolve = async (writer: Writer, { is }: Outcome, turn: number, fate: Fate): Promise<void> => {
      if (is !== 'conflict') return;
      if (turn % 2 === 0) return writer.takeTheirs();
      published.push(writer.words.content);
      await writer.keepMine(fate);
    };
    /** Texts that a writer published or restored. */
    const published = [FIRST.content];
    const seen = new Set([FIRST.content]);
    /** Texts that each person has had in the editor. */
    const had: Record<string, Set<string>> = { chipo: new Set(), mutale: new Set() };
    for (const [turn, { by, does, fate }] of steps.entries()) {
      const writer = writers[by];
      if (does === 'type') writer.type(words(`Text ${turn} of ${by}.`));
      if (does === 'keep') await resolve(writer, await writer.keep(fate), turn, fate);
      if (does === 'cut') {
        const typed = writer.words;
        writer.cut();
        await writer.open();
        // If the editor shows another text than the typed one, the typed text must still exist: published, as a
        // version, or in the other person's editor.
        if (JSON.stringify(writer.words) !== JSON.stringify(typed)) {
          const read = had[by === 'chipo' ? 'mutale' : 'chipo'] ?? [];
          expect([...published, ...(await former()), ...read]).toContain(typed.content);
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
      had[by]?.add(writer.words.content);
      const now = (await shown()).content;
      expect(published).toContain(now);
      seen.add(now);
    }
    expect([(await shown()).content, ...(await former())]).toEqual(expect.arrayContaining([...seen]));
  };
});
