import { SECTION_NAMES, SECTIONS } from '@contract/website/sections';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { freshApi } from '@/testing/fake-api';
import { fill, renderAdmin } from '@/testing/render-admin';
import { tellWebsiteChanged } from '../shared/website-changes';
import { WebsitePage } from './website-page';

const READ_AT = null;
const SAVED_AT = '2026-11-22T10:00:00.000Z';
const HERO = SECTIONS.hero.words;
const SAMPLE_WEBSITE = Object.fromEntries(
  SECTION_NAMES.map((name) => [name, { ...SECTIONS[name].words, updatedAt: READ_AT }]),
);

describe('section editor', () => {
  const api = freshApi();
  beforeEach(() => {
    api.answer('GET /website', { body: SAMPLE_WEBSITE });
    api.answer('PUT /website/hero', ({ body }) => ({ body: { ...(body as object), updatedAt: SAVED_AT } }));
    api.answer('PUT /website/footerLinks', ({ body }) => ({ body: { ...(body as object), updatedAt: SAVED_AT } }));
    api.answer('POST /website/hero/reset', { body: { ...HERO, updatedAt: SAVED_AT } });
  });

  afterEach(() => jest.restoreAllMocks());

  const open = (section = 'hero') =>
    renderAdmin(<WebsitePage />, { role: 'editor', at: `/admin/website?section=${section}` });
  const heading = () => screen.findByRole('textbox', { name: /^Heading/ });
  const button = (name: string) => screen.getByRole('button', { name });
  /** Waits until the button is enabled, because the form reports a change only after a delay. */
  async function press(user: UserEvent, name: string): Promise<void> {
    await waitFor(() => expect(button(name)).toBeEnabled());
    await user.click(button(name));
  }
  const sentTo = (route: string) => api.callsOf(route).map(({ body }) => body);

  it('saves with the loaded version, says in one toast what visitors see, and marks the section', async () => {
    api.answer('GET /website', { body: { ...SAMPLE_WEBSITE, hero: { ...HERO, isHidden: true, updatedAt: READ_AT } } });
    const user = open();
    await user.click(await screen.findByRole('switch', { name: 'Show to visitors' }));
    await press(user, 'Publish changes');
    const sampleToast = await screen.findByText('Section published. It still has sample text.');
    await user.clear(await heading());
    await fill(user, await heading(), 'Learn to drive in Kitwe');
    await press(user, 'Publish changes');
    expect(await screen.findByText('Section published. Visitors can see it now.')).toBeVisible();
    await waitFor(() => expect(sampleToast).not.toBeInTheDocument());
    expect(sentTo('PUT /website/hero')).toEqual([{ ...HERO, heading: 'Learn to drive in Kitwe', updatedAt: SAVED_AT }]);
    expect(screen.getByRole('link', { name: 'Top section (your own text)' })).toBeVisible();
    await waitFor(() => expect(button('Publish changes')).toBeDisabled());
  });

  it('undoes step by step, discards, and resets to sample text', async () => {
    const user = open();
    await fill(user, await heading(), ' now');
    await user.click(screen.getByRole('switch', { name: 'Show to visitors' }));
    await press(user, 'Undo');
    expect(screen.getByRole('switch', { name: 'Show to visitors' }).getAttribute('aria-checked')).toBe('true');
    expect(await heading()).toHaveProperty('value', `${HERO.heading} now`);
    await press(user, 'Undo');
    expect(await heading()).toHaveProperty('value', HERO.heading);
    await fill(user, await heading(), ' again');
    await press(user, 'Reset to sample text');
    expect(await heading()).toHaveProperty('value', HERO.heading);
    await press(user, 'Undo');
    expect(await heading()).toHaveProperty('value', `${HERO.heading} again`);
    await press(user, 'Discard');
    expect(await heading()).toHaveProperty('value', HERO.heading);
    expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('blocks saving until a conflict is resolved', async () => {
    // Simulates a phone, because only phones show the link to the list of sections.
    const known = window.matchMedia;
    const isNarrow = (query: string) => query === '(max-width: 47.9375em)';
    jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...known(query), matches: isNarrow(query) }));
    api.answer('PUT /website/hero', {
      status: 409,
      body: { message: 'Changed.', current: { ...HERO, heading: 'Theirs', updatedAt: SAVED_AT } },
    });
    const user = open();
    await fill(user, await heading(), ' now');
    await press(user, 'Publish changes');
    const theirs = await screen.findByRole('button', { name: 'Use their version' });
    expect(screen.queryByRole('button', { name: 'Publish changes' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sections' })).toBeVisible();
    await user.click(theirs);
    expect(screen.getByRole('button', { name: 'Publish changes' })).toBeVisible();
    expect(await heading()).toHaveProperty('value', 'Theirs');
  });

  it('restores an earlier version into the form', async () => {
    const { isHidden: _isHidden, ...words } = HERO;
    const former = { _id: 'v1', at: SAVED_AT, authorName: 'Mary Banda' };
    const current = { at: null, authorName: '', fields: words, updatedAt: null };
    api.answer('GET /versions/section/hero', { body: { current, former: [former] } });
    api.answer('GET /versions/section/hero/v1', { body: { ...former, fields: { ...words, heading: 'As it was' } } });
    const user = open();
    await heading();
    await press(user, 'Versions');
    await user.click(await screen.findByRole('button', { name: 'Restore this version' }));
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(async () => expect(await heading()).toHaveProperty('value', 'As it was'));
    expect(sentTo('PUT /website/hero')).toEqual([]);
    await press(user, 'Publish changes');
    await waitFor(() =>
      expect(sentTo('PUT /website/hero')).toEqual([{ ...HERO, heading: 'As it was', updatedAt: READ_AT }]),
    );
  });

  it('loads changes made elsewhere, but not over typed text', async () => {
    const theirs = (text: string, updatedAt: string) => ({ ...HERO, heading: text, updatedAt });
    const user = open();
    expect(await heading()).toHaveProperty('value', HERO.heading);
    api.answer('GET /website', { body: { ...SAMPLE_WEBSITE, hero: theirs('From the phone', SAVED_AT) } });
    window.dispatchEvent(new Event('focus'));
    await waitFor(async () => expect(await heading()).toHaveProperty('value', 'From the phone'));
    expect(screen.getByRole('link', { name: 'Top section (your own text)' })).toBeVisible();
    api.answer('GET /website', {
      body: { ...SAMPLE_WEBSITE, hero: { ...HERO, isHidden: true, updatedAt: '2026-11-22T11:00:00.000Z' } },
    });
    act(tellWebsiteChanged);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Top section (hidden)' })).toBeVisible());
    await waitFor(async () => expect(await heading()).toHaveProperty('value', HERO.heading));
    await fill(user, await heading(), ' typed');
    const later = theirs('Again from the phone', '2026-11-22T12:00:00.000Z');
    api.answer('GET /website', { body: { ...SAMPLE_WEBSITE, hero: later } });
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Top section (your own text)' })).toBeVisible());
    expect(await heading()).toHaveProperty('value', `${HERO.heading} typed`);
  });

  it('keeps a section hidden that the owner hides', async () => {
    const user = open();
    await user.click(await screen.findByRole('switch', { name: 'Show to visitors' }));
    await fill(user, await heading(), ' soon');
    expect(await screen.findByText('Still sample text: Sentence.')).toBeVisible();
    await fill(user, await screen.findByRole('textbox', { name: /^Sentence/ }), ' Soon.');
    await press(user, 'Save as hidden');
    expect(await screen.findByText('Section saved. Visitors cannot see it, because it is hidden.')).toBeVisible();
    expect(sentTo('PUT /website/hero').at(-1)).toMatchObject({ heading: `${HERO.heading} soon`, isHidden: true });
  });

  it('adds, moves and removes list entries, down to none', async () => {
    api.answer('PUT /website/counters', ({ body }) => ({ body: { ...(body as object), updatedAt: SAVED_AT } }));
    const user = open('counters');
    await press(user, 'Add counter');
    const added = await screen.findByRole('group', { name: 'Counter 4' });
    await fill(user, within(added).getByRole('textbox', { name: 'Title' }), 'Cars');
    await press(user, 'Move Counter 4 up');
    await press(user, 'Remove Counter 1');
    await press(user, 'Publish changes');
    expect(await screen.findByText('Section published. Visitors can see it now.')).toBeVisible();
    const sent = sentTo('PUT /website/counters').at(-1) as { counters: { title: string }[] };
    expect(sent.counters.map(({ title }) => title)).toEqual(['Strategic Partners', 'Cars', 'Services Offered']);
    for (const _ of sent.counters) await press(user, 'Remove Counter 1');
    expect(screen.getByText('If this list is empty, visitors do not see this part.')).toBeVisible();
    await press(user, 'Undo');
    expect(await screen.findByRole('group', { name: 'Counter 1' })).toBeVisible();
  });
});
