import type { Blog } from '@contract/blogs';
import { DRAFT_FIELDS, type Draft, type EditedText, type TextFields } from '@contract/texts';
import { isSame } from '@/admin/shared/forms/is-same';
import type { ApiCall, FakeAnswer, FakeApi } from './fake-api';

export const TEXT_ID = 'b00000000000000000000001';

const RECORD = {
  _id: TEXT_ID,
  title: 'Robots',
  content: 'Arms that weld.',
  format: 'markdown',
  image: '',
  authorName: 'Mary Banda',
  category: 'Technology',
  tags: [],
  isFeatured: false,
  status: 'published',
  publishAt: '',
  authorImage: '',
  views: 3,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
} as unknown as Blog;

type Words = Partial<TextFields<'blogs'>>;
type Calls = 'GET' | 'PUT' | 'DELETE' | 'publish' | 'versions' | 'preview' | 'create';

/** Fake server with one post and the calls of its editor. */
export class TextServer {
  record: Blog | null;
  draft: Draft<'blogs'> | null = null;
  version = 4;
  textVersion = 2;
  /** Author of the record's current version. */
  publisher = 'Admin User';
  wasPublished = false;
  /** Texts that the server has stored as versions. */
  readonly versions: Words[] = [];
  readonly keys: string[] = [];
  /**
   * Replaces the answer to a call. With `lost`, the call does not reach the server. With `answer lost`, the server
   * acts, but the editor gets no answer. With `undefined`, the server answers as usual.
   */
  instead: (call: Calls) => FakeAnswer | 'lost' | 'answer lost' | undefined = () => undefined;

  /** @param record `null` for a post that does not exist yet */
  constructor(
    readonly api: FakeApi,
    record: Partial<Blog> | null = {},
  ) {
    this.record = record && { ...RECORD, ...record };
    this.serve(TEXT_ID);
  }

  /** Sets the answers for the post with this id. A new post gets its id when it is created. */
  serve(id: string): void {
    const route = (call: Calls, address: string, act: (call: ApiCall) => FakeAnswer) =>
      this.api.answer(address, (sent) => {
        const other = this.instead(call);
        if (other === 'lost') throw new TypeError('Failed to fetch');
        if (other && other !== 'answer lost') return other;
        const answer = act(sent);
        if (other === 'answer lost') throw new TypeError('Failed to fetch');
        return answer;
      });
    const at = `/blogs/${id}`;
    route('GET', `GET ${at}/draft`, () => (this.record ? { body: this.edited } : { status: 404, body: {} }));
    route('PUT', `PUT ${at}/draft`, ({ body }) => this.save(body as never));
    route('DELETE', `DELETE ${at}/draft`, ({ body }) => this.discard(body as never));
    route('publish', `POST ${at}/publish`, ({ body, headers }) => this.publish(body as never, headers));
    route('versions', `POST ${at}/versions`, ({ body }) => {
      this.versions.push((body as { fields: Words }).fields);
      return { body: { success: true } };
    });
    route('preview', `POST ${at}/preview`, () => ({
      body: { path: '/preview/abc', until: '2099-01-01T05:00:00.000Z' },
    }));
    route('create', 'POST /blogs', ({ headers }) => {
      this.keys.push(headers['Idempotency-Key'] as string);
      if (!this.record) {
        this.record = { ...RECORD, _id: id, title: '', content: '', status: 'draft' };
        this.version = 0;
        this.textVersion = 0;
      }
      return { body: this.record };
    });
  }

  get edited(): EditedText<'blogs'> {
    const record = this.record as Blog;
    const { version, textVersion } = this;
    const own = { fields: this.textOf(record), basedOn: textVersion, by: 'Mary Banda', at: record.updatedAt };
    return {
      draft: record.status === 'draft' ? own : this.draft,
      version,
      textVersion,
      written: { by: this.publisher, at: record.updatedAt },
      ...(this.wasPublished && { wasPublished: true }),
      record,
    };
  }

  /** Simulates another user who edits the draft. */
  draftBy(by: string, words: Words): void {
    const fields = { ...(this.draft?.fields ?? this.textOf(this.record as Blog)), ...words };
    this.draft = { fields, basedOn: this.draft?.basedOn ?? this.textVersion, by, at: '2026-11-28T12:02:00.000Z' };
    this.version += 1;
  }

  /** Simulates another user who changes the published text. The draft does not change. */
  publishElsewhere(words: Words): void {
    this.record = { ...(this.record as Blog), ...words, updatedAt: '2026-11-28T12:02:00.000Z' };
    this.publisher = 'Mary Banda';
    this.textVersion += 1;
  }

  /** Simulates another user who publishes the draft. */
  publishDraft(): void {
    this.record = { ...(this.record as Blog), ...this.draft?.fields };
    this.draft = null;
    this.version += 1;
    this.textVersion += 1;
  }

  callsOf = (
    call: 'PUT' | 'publish' | 'DELETE',
  ): { body: Record<string, unknown>; headers: Record<string, string> }[] =>
    this.api.callsOf(
      call === 'publish' ? `POST /blogs/${TEXT_ID}/publish` : `${call} /blogs/${TEXT_ID}/draft`,
    ) as never;

  private save({ fields, version, basedOn }: { fields: Words; version: number; basedOn: number }): FakeAnswer {
    const record = this.record as Blog;
    const stored = record.status === 'draft' ? this.textOf(record) : this.draft?.fields;
    if (version !== this.version && !isSame(stored, fields)) return { status: 409, body: { current: this.edited } };
    if (version === this.version) {
      const at = new Date().toISOString();
      this.version += 1;
      if (record.status === 'draft') {
        this.record = { ...record, ...fields, updatedAt: at };
        this.textVersion += 1;
      } else if (isSame(fields, this.textOf(record))) this.draft = null;
      else this.draft = { fields: fields as TextFields<'blogs'>, basedOn, by: 'Admin User', at };
    }
    const textVersion = this.draft?.basedOn ?? this.textVersion;
    return { body: { version: this.version, textVersion, at: new Date().toISOString() } };
  }

  private publish(
    { version, textVersion, publishAt }: { version: number; textVersion?: number; publishAt?: string },
    headers: Record<string, string>,
  ): FakeAnswer {
    this.keys.push(headers['Idempotency-Key'] as string);
    const based = textVersion ?? this.draft?.basedOn ?? this.textVersion;
    if (version !== this.version || based !== this.textVersion) return { status: 409, body: { current: this.edited } };
    const record = this.record as Blog;
    this.record = {
      ...record,
      ...this.draft?.fields,
      status: publishAt ? 'scheduled' : 'published',
      publishAt: publishAt ?? '',
    };
    this.draft = null;
    this.version += 1;
    this.textVersion += 1;
    return { body: this.edited };
  }

  private discard({ version }: { version: number }): FakeAnswer {
    if (version !== this.version) return { status: 409, body: { current: this.edited } };
    if (this.draft) this.versions.push(this.draft.fields);
    else this.record = null;
    this.draft = null;
    this.version += 1;
    return { body: { success: true } };
  }

  private textOf(record: Blog): TextFields<'blogs'> {
    const names = Object.keys(DRAFT_FIELDS.blogs);
    return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name))) as TextFields<'blogs'>;
  }
}
