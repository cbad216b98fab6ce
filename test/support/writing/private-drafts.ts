import type { Blog } from '../../../src/contract/blogs';
import type { Draft } from '../../../src/contract/drafts';
import type { Version, Versions } from '../../../src/contract/versions';
import type { SignedIn } from '../accounts';
import type { TestApp } from '../app';
import type { Fate, FormerText, Outcome, Words, Writer } from './writer';

/** Copy of an open text that the browser stores. */
interface Buffer {
  words: Words;
  /** `updatedAt` of the post that the words were typed into. */
  basedOn: string;
  /** `updatedAt` of the draft that the server has of this writer; empty for none. */
  read: string;
  isSent: boolean;
}

const wordsOf = ({ title, content }: Words): Words => ({ title, content });
const isSame = (one: Words, other: Words): boolean => one.title === other.title && one.content === other.content;

let browsers = 0;

/** A writer by the calls of `/drafts`, where each account has a draft of its own. */
export class PrivateDraftWriter implements Writer {
  private form: Buffer | null = null;
  private stored: Buffer | null = null;
  private theirs: Blog | null = null;
  private browser = `browser-${++browsers}`;

  constructor(
    private readonly test: TestApp,
    private readonly who: SignedIn,
    private readonly postId: string,
  ) {}

  get words(): Words {
    return this.opened.words;
  }

  async open(): Promise<void> {
    const post: Blog = (await this.get(`/blogs/${this.postId}`)).body;
    const draft: Draft<'post'> | null = (await this.get(`/drafts/post/${this.postId}`)).body;
    const kept = draft && {
      words: { ...wordsOf(post), ...draft.fields },
      basedOn: draft.basedOn,
      read: draft.updatedAt,
      isSent: true,
    };
    const published = { words: wordsOf(post), basedOn: post.updatedAt, read: '', isSent: true };
    const stored = this.stored?.isSent ? null : this.stored;
    this.put(stored ?? kept ?? published);
  }

  type(words: Words): void {
    this.put({ ...this.opened, words, isSent: false });
  }

  async keep(fate: Fate = 'answered'): Promise<void> {
    const { words, basedOn, read } = this.opened;
    const body = { ...words, basedOn, read, writer: this.browser };
    const answer = await this.send('put', `/drafts/post/${this.postId}`, body, fate);
    if (!answer) return;
    if (answer.status !== 200) throw new Error(`the draft was answered with ${answer.status}`);
    this.put({ ...this.opened, read: answer.body.updatedAt, isSent: true });
  }

  cut(): void {
    this.form = null;
    this.theirs = null;
  }

  changeBrowser(): void {
    this.cut();
    this.stored = null;
    this.browser = `browser-${++browsers}`;
  }

  publish(fate: Fate = 'answered'): Promise<Outcome> {
    return this.save(this.opened.basedOn, fate);
  }

  keepMine(fate: Fate = 'answered'): Promise<Outcome> {
    if (!this.theirs) throw new Error('nobody else has published anything');
    return this.save(this.theirs.updatedAt, fate);
  }

  async versions(): Promise<FormerText[]> {
    const { former }: Versions = (await this.get(`/versions/post/${this.postId}`)).body;
    return Promise.all(
      former.map(async ({ _id }) => {
        const { fields }: Version = (await this.get(`/versions/post/${this.postId}/${_id}`)).body;
        return { id: _id, words: wordsOf(fields as unknown as Words) };
      }),
    );
  }

  async restore(id: string, fate: Fate = 'answered'): Promise<Outcome> {
    const updatedAt = this.opened.basedOn;
    const path = `/versions/post/${this.postId}/${id}/restore`;
    return this.toOutcome(await this.send('post', path, { updatedAt }, fate), (body) => body.record);
  }

  private async save(updatedAt: string, fate: Fate): Promise<Outcome> {
    const { words, read } = this.opened;
    const body = { ...words, updatedAt, unsaved: this.postId, writer: this.browser, read };
    return this.toOutcome(await this.send('put', `/blogs/${this.postId}`, body, fate), (record) => record);
  }

  private toOutcome(
    // biome-ignore lint/suspicious/noExplicitAny: answers of several calls
    answer: { status: number; body: any } | null,
    // biome-ignore lint/suspicious/noExplicitAny: as above
    recordOf: (body: any) => Blog,
  ): Outcome {
    if (!answer) return { is: 'unknown' };
    if (answer.status === 200) return this.arrive(recordOf(answer.body));
    if (answer.status !== 409) throw new Error(`answered with ${answer.status}: ${JSON.stringify(answer.body)}`);
    const { current } = answer.body as { current: Blog };
    // The answer to the same press was lost.
    if (isSame(current, this.opened.words)) return this.arrive(current);
    this.theirs = current;
    return { is: 'conflict', theirs: wordsOf(current) };
  }

  private arrive(post: Blog): Outcome {
    this.put({ words: wordsOf(post), basedOn: post.updatedAt, read: '', isSent: true });
    this.theirs = null;
    return { is: 'done' };
  }

  private get opened(): Buffer {
    if (!this.form) throw new Error('the post is not open');
    return this.form;
  }

  private put(buffer: Buffer): void {
    this.form = buffer;
    this.stored = buffer;
  }

  private get = (path: string) => this.test.http.get(`/api${path}`).set(this.who).expect(200);

  private async send(method: 'put' | 'post', path: string, body: object, fate: Fate) {
    if (fate === 'lost') return null;
    const { status, body: said } = await this.test.http[method](`/api${path}`).set(this.who).send(body);
    return fate === 'unanswered' ? null : { status, body: said };
  }
}
