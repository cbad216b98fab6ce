import { pages } from '@/api/office';
import { FakeApi } from '@/testing/fake-api';
import { keepOfficeDraft, keepSent, keepUnanswered, readOfficeDraft } from '../shared/drafts/office-draft';
import { draftNameOf } from './kept-kinds';
import { readRoom } from './read-room';

const KEY = '0123456789abcdef01234567';
const NEW = `new-${KEY}`;
const FORK = 'new-0123456789abcdef01234568';
const BLANK = { title: '', slug: '', status: 'draft', content: '', format: 'markdown' };
const FEES = { ...BLANK, _id: KEY, title: 'Fees', content: 'Saved.', updatedAt: '2026-11-25T10:00:00.000Z' };

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  api = new FakeApi();
});

const draft = (fields: object, more: object = {}) => ({
  body: { fields, basedOn: '', typedIn: 'phone', updatedAt: '2026-11-25T11:00:00.000Z', origin: null, ...more },
});
const gone = { status: 404, body: { message: 'Not found' } };
const open = (id: string) =>
  readRoom({
    kind: 'page',
    id,
    blank: BLANK,
    read: (of) => pages.read(of),
  });
const typed = (id: string) => readOfficeDraft(draftNameOf('page', id), BLANK);

describe('what a room begins with', () => {
  it('is the record, with what was typed on another device', async () => {
    api.answer(`GET /pages/${KEY}`, { body: FEES });
    api.answer(`GET /drafts/page/${KEY}`, draft({ content: 'On the phone.' }, { basedOn: FEES.updatedAt }));
    expect(await open(KEY)).toEqual({ record: FEES, textId: KEY, origin: null });
    expect(typed(KEY)).toMatchObject({ fields: { title: 'Fees', content: 'On the phone.' }, version: FEES.updatedAt });
  });

  it('is a new text', async () => {
    api.answer(`GET /drafts/page/${NEW}`, draft({ content: 'On the phone.' }));
    expect(await open(NEW)).toEqual({ record: null, textId: NEW, origin: null });
    expect(typed(NEW)).toMatchObject({ fields: { content: 'On the phone.' }, version: null });
  });

  it('of a text that met another one is the record of both, with this one typed into it', async () => {
    const origin = { id: KEY, title: 'Fees' };
    api.answer(`GET /pages/${KEY}`, { body: FEES });
    api.answer(`GET /drafts/page/${FORK}`, draft({ content: 'Mine.' }, { origin, basedOn: FEES.updatedAt }));
    expect(await open(FORK)).toEqual({ record: FEES, textId: FORK, origin });
    expect(typed(FORK)).toMatchObject({ fields: { title: 'Fees', content: 'Mine.' }, version: FEES.updatedAt });
  });

  it('is the same where this browser alone has it', async () => {
    api.answer(`GET /pages/${KEY}`, { body: FEES });
    api.answer(`GET /drafts/page/${FORK}`, { body: null });
    keepOfficeDraft(draftNameOf('page', FORK), { fields: { ...BLANK, content: 'Mine.' }, version: FEES.updatedAt });
    keepSent(draftNameOf('page', FORK), { fields: null, updatedAt: '', forkOf: KEY });
    expect(await open(FORK)).toEqual({ record: FEES, textId: FORK, origin: { id: KEY, title: 'Fees' } });
    expect(typed(FORK)?.fields.content).toBe('Mine.');
  });

  it('of a record that was deleted is the text that somebody has typed into it, as a new one', async () => {
    const origin = { id: KEY, title: null };
    api.answer(`GET /pages/${KEY}`, gone);
    api.answer(`GET /drafts/page/${KEY}`, gone);
    api.answer(`GET /drafts/page/${NEW}`, { body: null });
    keepOfficeDraft(draftNameOf('page', KEY), { fields: { ...BLANK, content: 'Mine.' }, version: FEES.updatedAt });
    expect(await open(KEY)).toEqual({ record: null, textId: NEW, origin });
    expect(typed(NEW)?.fields.content).toBe('Mine.');
  });

  it('of a record that was deleted, and that nobody has typed into, is nothing', async () => {
    api.answer(`GET /pages/${KEY}`, gone);
    api.answer(`GET /drafts/page/${KEY}`, gone);
    api.answer(`GET /drafts/page/${NEW}`, { body: null });
    await expect(open(KEY)).rejects.toMatchObject({ status: 404 });
  });
});

describe('a text whose save was stored and not answered', () => {
  const form = (content: string) => ({ ...BLANK, title: 'Fees', content });
  const keep = (id: string, content: string) =>
    keepOfficeDraft(draftNameOf('page', id), { fields: form(content), version: null });
  beforeEach(() => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-26T08:00:00.000Z'));
    api.answer(`GET /pages/${KEY}`, { body: FEES });
  });
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['what was sent', () => keepUnanswered(draftNameOf('page', NEW), [form('Saved.')])],
    [
      'what the server had',
      () => keepSent(draftNameOf('page', NEW), { fields: form('Saved.'), updatedAt: '2026-11-25T09:00:00.000Z' }),
    ],
  ])('is the record that it became, where nothing was typed since: known by %s', async (_by, know) => {
    api.answer(`GET /drafts/page/${NEW}`, { body: null });
    keep(NEW, 'Saved.');
    know();
    expect(await open(NEW)).toEqual({ record: FEES, textId: KEY, origin: null });
    expect([typed(NEW), typed(KEY)]).toEqual([null, null]);
  });

  it('is gone on with as a text of that record', async () => {
    api.answer(`GET /drafts/page/${NEW}`, { body: null });
    keep(NEW, 'Saved. And more.');
    keepUnanswered(draftNameOf('page', NEW), [form('Saved.')]);
    expect(await open(NEW)).toEqual({ record: FEES, textId: KEY, origin: null });
    expect(typed(KEY)).toMatchObject({ fields: { content: 'Saved. And more.' }, version: FEES.updatedAt });
  });

  it('is the same where the server alone has the words typed since', async () => {
    const origin = { id: KEY, title: 'Fees' };
    const more = { origin, basedOn: FEES.updatedAt };
    api.answer(`GET /drafts/page/${NEW}`, draft({ content: 'Saved. And more.' }, more));
    expect(await open(NEW)).toEqual({ record: FEES, textId: KEY, origin: null });
    expect(typed(KEY)).toMatchObject({ fields: { content: 'Saved. And more.' }, version: FEES.updatedAt });
  });

  it('of a saved record is gone on with on what is stored, and forgotten where it says the same', async () => {
    api.answer(`GET /drafts/page/${KEY}`, { body: null });
    keepOfficeDraft(draftNameOf('page', KEY), {
      fields: form('Saved. And more.'),
      version: '2026-11-25T08:00:00.000Z',
    });
    keepUnanswered(draftNameOf('page', KEY), [form('Saved.')]);
    await open(KEY);
    expect(typed(KEY)?.version).toBe(FEES.updatedAt);
    keep(KEY, 'Saved.');
    await open(KEY);
    expect(typed(KEY)).toBeNull();
  });

  it.each([
    ['Saved.', null],
    ['Other words.', 'Other words.'],
  ])('of a saved record whose words "%s" were sent to the server leaves here: %s', async (content, left) => {
    api.answer(`GET /drafts/page/${KEY}`, { body: null });
    keepOfficeDraft(draftNameOf('page', KEY), { fields: form(content), version: '2026-11-25T08:00:00.000Z' });
    keepSent(draftNameOf('page', KEY), { fields: form('Saved.'), updatedAt: '2026-11-25T09:00:00.000Z' });
    await open(KEY);
    expect(typed(KEY)?.fields.content ?? null).toBe(left);
  });

  it('stays beside a record that says something else', async () => {
    api.answer(`GET /drafts/page/${NEW}`, { body: null });
    keep(NEW, 'Mine.');
    keepUnanswered(draftNameOf('page', NEW), [form('Mine.')]);
    expect(await open(NEW)).toEqual({ record: FEES, textId: NEW, origin: { id: KEY, title: 'Fees' } });
    expect(typed(NEW)?.fields.content).toBe('Mine.');
  });
});
