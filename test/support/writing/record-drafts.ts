import { randomUUID } from 'node:crypto';
import type { EditedText, SavedDraft } from '../../../src/contract/texts';
import type { Version, Versions } from '../../../src/contract/versions';
import type { SignedIn } from '../accounts';
import type { TestApp } from '../app';
import type { Fate, FormerText, Outcome, Words, Writer } from './writer';

/** Text in the editor of a browser tab. The browser stores it until the server has answered the call that sent it. */
interface Tab {
  words: Words;
  version: number;
  basedOn: number;
  isSent: boolean;
}

const wordsOf = ({ title, content }: Words): Words => ({ title, content });
const isSame = (one: Words, other: Words): boolean => one.title === other.title && one.content === other.content;
const draftOf = ({ draft, record }: EditedText<'blogs'>): Words => wordsOf(draft?.fields ?? record);

/** Implements `Writer` with the API calls of the editor screen. A record has one draft, which all staff share. */
export class RecordDraftWriter implements Writer {
  private tab: Tab | null = null;
  private stored: Tab | null = null;
  /** Text on the server after another person's change, for the choice in a conflict. */
  private theirs: EditedText<'blogs'> | null = null;
  /** Texts that this tab has sent. */
  private sent: Words[] = [];
  private press = { words: '', key: '' };

  constructor(
    private readonly test: TestApp,
    private readonly who: SignedIn,
    private readonly postId: string,
  ) {}

  get words(): Words {
    return this.opened.words;
  }

  async open(): Promise<void> {
    const stored = this.stored?.isSent ? null : this.stored;
    if (stored) this.put(stored);
    else this.take((await this.call('get', 'draft', {})).body);
  }

  type(words: Words): void {
    this.put({ ...this.opened, words, isSent: false });
  }

  async keep(fate: Fate = 'answered'): Promise<Outcome> {
    const { words, version, basedOn } = this.opened;
    this.sent.push(words);
    const answer = await this.send('put', 'draft', { fields: words, version, basedOn }, fate);
    if (!answer) return { is: 'unknown' };
    if (answer.status === 409) return this.meet(answer.body.current, () => this.keep(fate));
    const saved: SavedDraft = answer.body;
    this.put({ words, version: saved.version, basedOn: saved.textVersion, isSent: true });
    return { is: 'done' };
  }

  cut(): void {
    this.tab = null;
    this.theirs = null;
    this.sent = [];
  }

  changeBrowser(): void {
    this.cut();
    this.stored = null;
  }

  publish(fate: Fate = 'answered'): Promise<Outcome> {
    return this.sendAndPublish({}, fate);
  }

  async keepMine(fate: Fate = 'answered'): Promise<Outcome> {
    const theirs = this.theirs;
    if (!theirs) throw new Error('no one else has written anything');
    const isInDraft = theirs.version !== this.opened.version;
    if (isInDraft) {
      if (theirs.draft) await this.call('post', 'versions', { fields: draftOf(theirs) }).expect(201);
      this.put({ ...this.opened, version: theirs.version, isSent: false });
    }
    return this.sendAndPublish({ textVersion: theirs.textVersion }, fate);
  }

  async takeTheirs(): Promise<void> {
    if (!this.theirs) throw new Error('no one else has written anything');
    await this.call('post', 'versions', { fields: this.opened.words }).expect(201);
    const current: EditedText<'blogs'> = (await this.call('get', 'draft', {})).body;
    this.take(current);
  }

  async versions(): Promise<FormerText[]> {
    const get = (path: string) => this.test.http.get(`/api/versions/post/${this.postId}${path}`).set(this.who);
    const { former }: Versions = (await get('').expect(200)).body;
    return Promise.all(
      former.map(async ({ _id }) => {
        const { fields }: Version = (await get(`/${_id}`).expect(200)).body;
        return { id: _id, words: wordsOf(fields as unknown as Words) };
      }),
    );
  }

  /** Restores a version: types its text and publishes it. */
  async restore(id: string, fate: Fate = 'answered'): Promise<Outcome> {
    const version = (await this.versions()).find((one) => one.id === id);
    if (!version) throw new Error('there is no such version');
    this.type(version.words);
    return this.publish(fate);
  }

  private async sendAndPublish(over: { textVersion?: number }, fate: Fate): Promise<Outcome> {
    if (!this.opened.isSent) {
      const { is, ...more } = await this.keep(fate === 'lost' ? 'lost' : 'answered');
      if (is !== 'done') return { is, ...more } as Outcome;
    }
    const { words, version } = this.opened;
    const said = JSON.stringify({ words, version, ...over });
    if (this.press.words !== said) this.press = { words: said, key: randomUUID() };
    const answer = await this.send('post', 'publish', { version, ...over }, fate, this.press.key);
    if (!answer) return { is: 'unknown' };
    if (answer.status === 409) return this.meet(answer.body.current, () => this.sendAndPublish(over, fate));
    this.take(answer.body);
    return { is: 'done' };
  }

  /**
   * Handles a call that was refused with 409. If this tab has sent the stored draft, only the answer was lost, and
   * `again` repeats the action. Otherwise there is a conflict with another person.
   */
  private async meet(current: EditedText<'blogs'>, again: () => Promise<Outcome>): Promise<Outcome> {
    const { version } = this.opened;
    const isInDraft = current.version !== version;
    const theirs = isInDraft ? draftOf(current) : wordsOf(current.record);
    if (isInDraft && this.sent.some((words) => isSame(words, theirs))) {
      this.put({ ...this.opened, version: current.version });
      return again();
    }
    this.theirs = current;
    return { is: 'conflict', theirs };
  }

  private take(current: EditedText<'blogs'>): void {
    const { draft, version, textVersion } = current;
    this.put({ words: draftOf(current), version, basedOn: draft?.basedOn ?? textVersion, isSent: true });
    this.theirs = null;
  }

  private get opened(): Tab {
    if (!this.tab) throw new Error('the post is not open');
    return this.tab;
  }

  private put(tab: Tab): void {
    this.tab = tab;
    this.stored = tab;
  }

  private call(method: 'get' | 'put' | 'post', path: string, body: object, key?: string) {
    const call = this.test.http[method](`/api/blogs/${this.postId}/${path}`).set(this.who);
    return (key ? call.set('Idempotency-Key', key) : call).send(method === 'get' ? undefined : body);
  }

  private async send(method: 'put' | 'post', path: string, body: object, fate: Fate, key?: string) {
    if (fate === 'lost') return null;
    const { status, body: said } = await this.call(method, path, body, key);
    if (status !== 200 && status !== 409)
      throw new Error(`${path} was answered with ${status}: ${JSON.stringify(said)}`);
    return fate === 'unanswered' ? null : { status, body: said };
  }
}
