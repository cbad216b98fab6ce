import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { keepOfficeDraft, keepSent, readOfficeDraft, thisBrowser } from '../shared/drafts/office-draft';
import { OriginNote } from './text-origin';
import { UnsavedTexts } from './unsaved-texts';

const id = (last: number) => `new-0123456789abcdef0123456${last}`;
const updatedAt = '2026-11-25T10:00:00.000Z';
const text = (last: number, title: string, origin: object | null = null, isThrownAway = false) => ({
  ...{ id: id(last), title, words: '', typedIn: '', updatedAt, origin, isThrownAway },
});

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  api = new FakeApi();
});

const region = () => screen.findByRole('region', { name: 'Not saved yet' });
const kept = () => api.callsOf(`PUT /drafts/page/${id(1)}`).map(({ body }) => body);

describe('texts that are not saved yet', () => {
  it('say which record each belongs to', async () => {
    const known = { id: '0123456789abcdef01234560', title: 'Fees' };
    const body = [
      text(1, 'Fees, and more', known),
      text(2, 'Fees 2', { ...known, title: null }),
      text(3, 'Fees 3', { id: id(3).slice(4), title: 'Fees of the phone' }),
      text(4, 'New'),
    ];
    api.answer('GET /drafts/service', { body });
    renderAdmin(<UnsavedTexts kind="service" />);
    const rows = within(await region()).getAllByRole('listitem');
    expect(rows.map((row) => row.children[1]?.textContent)).toEqual([
      'Beside the saved service “Fees”',
      'Its service was deleted',
      'Saved meanwhile as “Fees of the phone”',
      expect.stringContaining('Kept'),
    ]);
    expect(within(rows[0] as HTMLElement).getByRole('link')).toHaveAttribute('href', `/admin/services?write=${id(1)}`);
  });

  it('leads from the room of one whose record was deleted to where this is brought back', async () => {
    renderAdmin(<OriginNote kind="post" id={id(1)} origin={{ id: id(2), title: null }} />);
    expect(await screen.findByRole('link', { name: 'Bring the post back' })).toHaveAttribute(
      'href',
      '/admin/trash?kind=blogs',
    );
  });

  it('are told apart by their first words, their time, and where they were typed', async () => {
    const body = [
      { ...text(1, ''), words: 'The rains are late.', typedIn: 'the phone' },
      { ...text(2, ''), words: 'Maize is dear.', typedIn: thisBrowser() },
    ];
    api.answer('GET /drafts/post', { body });
    const fields = { title: '', content: '- [Beans](/beans)\n\nThey are **cheap**.', format: 'markdown' };
    keepOfficeDraft(`Blog Post:${id(3)}`, { fields, version: null });
    renderAdmin(<UnsavedTexts kind="post" />);
    await screen.findByText('Maize is dear.');
    await screen.findByText('Beans They are cheap.');
    const rows = within(await region()).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Without a titleBeans They are cheap\.Kept .*, in this browserGo on/),
      expect.stringMatching(
        /^Without a titleThe rains are late\.Kept November 25, 2026, 12:00, on another deviceGo on/,
      ),
      expect.stringMatching(/^Without a titleMaize is dear\.Kept .*, in this browserGo on/),
    ]);
  });

  it('that the server has bear the time at which they came there, also where they were opened since', async () => {
    api.answer('GET /drafts/page', { body: [text(1, 'Fees')] });
    keepSent(`Page:${id(1)}`, { fields: { title: 'Fees' }, updatedAt });
    keepOfficeDraft(`Page:${id(1)}`, { fields: { title: 'Fees' }, version: null });
    renderAdmin(<UnsavedTexts kind="page" />);
    expect(await within(await region()).findByText(/^Kept November 25, 2026, 12:00/)).toBeVisible();
  });

  describe('of which another browser has made a page', () => {
    const typed = { title: 'Fees', slug: 'fees', content: 'Saved.', status: 'draft', format: 'markdown' };
    const page = { ...typed, _id: id(1).slice(4), status: 'published', content: 'Saved. And more.' };
    beforeEach(() => {
      jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-26T08:00:00.000Z'));
      api.answer('GET /drafts/page', { body: [] });
      api.answer(`GET /pages/${id(1).slice(4)}`, { body: { ...page, updatedAt: '2026-11-25T10:05:00.000Z' } });
      keepSent(`Page:${id(1)}`, { fields: typed, updatedAt });
    });
    afterEach(() => jest.restoreAllMocks());

    it('are no longer offered where that one has gone on with all of them', async () => {
      keepOfficeDraft(`Page:${id(1)}`, { fields: typed, version: null });
      renderAdmin(<UnsavedTexts kind="page" />);
      await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
      expect(readOfficeDraft(`Page:${id(1)}`, { title: '' })).toBeNull();
    });

    it('say so, and lead to it, where they say more', async () => {
      keepOfficeDraft(`Page:${id(1)}`, { fields: { ...typed, content: 'Saved. Other words.' }, version: null });
      renderAdmin(<UnsavedTexts kind="page" />);
      expect(await within(await region()).findByText(/^Saved meanwhile as “Fees”/)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Read it on the site' })).toHaveAttribute('href', '/fees');
      expect(screen.getByRole('link', { name: 'Go on with Fees' })).toBeVisible();
    });

    it('stay where the server does not answer for it', async () => {
      api.answer(`GET /pages/${id(1).slice(4)}`, { status: 404, body: {} });
      keepOfficeDraft(`Page:${id(1)}`, { fields: typed, version: null });
      renderAdmin(<UnsavedTexts kind="page" />);
      await waitFor(() => expect(api.callsOf(`GET /pages/${id(1).slice(4)}`)).toHaveLength(1));
      expect(screen.getByRole('link', { name: 'Go on with Fees' })).toBeVisible();
    });
  });

  it('can be thrown away: out of sight at once, and back with Undo', async () => {
    api.answer('GET /drafts/page', { body: [text(1, 'Fees'), text(2, 'Vision')] });
    keepOfficeDraft(`Page:${id(1)}`, { fields: { title: 'Fees' }, version: null });
    const user = renderAdmin(<UnsavedTexts kind="page" />);
    await screen.findByText('Vision');
    await user.click(screen.getByRole('button', { name: 'Throw away Fees' }));
    expect(screen.queryByRole('link', { name: 'Go on with Fees' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Go on with Fees' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
    expect(kept()).toEqual([]);
    expect(readOfficeDraft(`Page:${id(1)}`, { title: '' })?.fields).toEqual({ title: 'Fees' });
  });

  it('stay for a day as thrown away, with their last words, once that can no longer be taken back', async () => {
    jest.useFakeTimers();
    api.answer('GET /drafts/page', { body: [text(1, 'Fees')] });
    api.answer(`GET /drafts/page/${id(1)}`, {
      body: { fields: { title: 'Fees' }, basedOn: '', updatedAt, origin: null },
    });
    api.answer(`PUT /drafts/page/${id(1)}`, { body: {} });
    keepOfficeDraft(`Page:${id(1)}`, { fields: { title: 'Fees of 2027' }, version: null });
    renderAdmin(<UnsavedTexts kind="page" />);
    await act(() => jest.advanceTimersByTimeAsync(0));
    fireEvent.click(screen.getByRole('button', { name: 'Throw away Fees of 2027' }));
    await act(() => jest.advanceTimersByTimeAsync(9_000));
    expect(kept()).toEqual([]);
    api.answer('GET /drafts/page', { body: [text(1, 'Fees of 2027', null, true)] });
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(kept()).toMatchObject([{ title: 'Fees of 2027', isThrownAway: true, read: updatedAt }]);
    expect(readOfficeDraft(`Page:${id(1)}`, { title: '' })).toBeNull();
    expect(screen.getByText('Thrown away in the last day (1)')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Throw away Fees of 2027' })).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  it('are thrown away where the server has them so, though its answer was lost', async () => {
    api.answer('GET /drafts/page', { body: [text(1, 'Fees', null, true)] });
    keepOfficeDraft(`Page:${id(1)}`, { fields: { title: 'Fees' }, version: null });
    keepSent(`Page:${id(1)}`, { fields: { title: 'Fees' }, updatedAt: '' });
    renderAdmin(<UnsavedTexts kind="page" />);
    expect(await screen.findByText('Thrown away in the last day (1)')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Go on with Fees' })).not.toBeInTheDocument();
    expect(readOfficeDraft(`Page:${id(1)}`, { title: '' })).toBeNull();
  });

  it('are there again where they could not be thrown away, and where somebody has gone on with them', async () => {
    jest.useFakeTimers();
    keepOfficeDraft(`Page:${id(1)}`, { fields: { title: 'Fees' }, version: null });
    renderAdmin(<UnsavedTexts kind="page" />);
    await act(() => jest.advanceTimersByTimeAsync(0));
    fireEvent.click(screen.getByRole('button', { name: 'Throw away Fees' }));
    expect(screen.queryByRole('button', { name: 'Throw away Fees' })).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(12_000));
    expect(screen.getByRole('button', { name: 'Throw away Fees' })).toBeVisible();
    expect(readOfficeDraft(`Page:${id(1)}`, { title: '' })?.fields).toEqual({ title: 'Fees' });
    jest.useRealTimers();
  });

  it('can be brought back for a day', async () => {
    api.answer('GET /drafts/page', { body: [text(1, 'Fees', null, true)] });
    api.answer(`GET /drafts/page/${id(1)}`, {
      body: { fields: { title: 'Fees' }, basedOn: '', updatedAt, origin: null },
    });
    api.answer(`PUT /drafts/page/${id(1)}`, { body: {} });
    const user = renderAdmin(<UnsavedTexts kind="page" />);
    await user.click(await screen.findByText('Thrown away in the last day (1)'));
    api.answer('GET /drafts/page', { body: [text(1, 'Fees')] });
    await user.click(screen.getByRole('button', { name: 'Bring back Fees' }));
    expect(await screen.findByRole('link', { name: 'Go on with Fees' })).toBeVisible();
    expect(kept()).toMatchObject([{ title: 'Fees', isThrownAway: false, read: updatedAt }]);
    expect(screen.queryByText(/^Thrown away/)).not.toBeInTheDocument();
  });
});
