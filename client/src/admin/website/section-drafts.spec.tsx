import { SECTION_NAMES, SECTIONS, type Website } from '@contract/website/sections';
import { keepOfficeDraft } from '../shared/drafts/office-draft';
import { draftName, draftsOn, readSectionDrafts } from './section-drafts';
import { toSectionForm } from './section-form';

const READ_AT = null;
const WEBSITE = Object.fromEntries(
  SECTION_NAMES.map((name) => [name, { ...SECTIONS[name].words, updatedAt: READ_AT }]),
) as unknown as Website;

type Draftable = 'hero' | 'counters' | 'offers' | 'footer' | 'titles';

/** As a form keeps it: the whole section with something else in it. */
function keep(name: Draftable, typed: object): void {
  const fields = { ...toSectionForm(SECTIONS[name] as never, WEBSITE[name]), ...typed };
  keepOfficeDraft(draftName(name), { fields, version: READ_AT });
}
const read = (but: Parameters<typeof readSectionDrafts>[1] = 'about') => readSectionDrafts(WEBSITE, but);

describe('what was typed into sections and not saved', () => {
  it('is none where nothing was', () => {
    expect(read()).toEqual([]);
  });

  it('is told as it would be saved, by the title of its section', () => {
    const { list } = SECTIONS.offers.words;
    keep('offers', { list: { ...list, parts: ' One \nTwo\n' } });
    const [draft, ...others] = read();
    expect(others).toEqual([]);
    expect(draft).toMatchObject({ name: 'offers', title: 'Offers', isWhole: true });
    expect(draft.input.list).toEqual({ ...list, parts: ['One', 'Two'] });
  });

  it('leaves out the section that is open, and drafts that say what is stored', () => {
    keep('hero', { heading: 'Learn to drive' });
    keep('counters', {});
    expect(read('hero')).toEqual([]);
    expect(read().map(({ name }) => name)).toEqual(['hero']);
  });

  it.each([
    ['hero', { heading: ' ' }],
    ['hero', { first: { text: 'Book', to: 'javascript:alert(1)' } }],
    ['counters', { counters: [{ ...SECTIONS.counters.words.counters[0], number: -1 }] }],
    ['counters', { counters: Array(99).fill(SECTIONS.counters.words.counters[0]) }],
  ] as const)('is not whole where %s could not be saved with %j', (name, typed) => {
    keep(name, typed);
    expect(read()).toEqual([expect.objectContaining({ name, isWhole: false })]);
  });

  it('stands on the pages that draw it, and titles on none', () => {
    keep('hero', { heading: 'Learn to drive' });
    keep('footer', { end: 'Drive well.' });
    keep('titles', { home: { title: 'Lessons', description: '' } });
    const on = (page: Parameters<typeof draftsOn>[1]) => draftsOn(read(), page).map(({ name }) => name);
    expect(on('home')).toEqual(['hero', 'footer']);
    expect(on('about')).toEqual(['footer']);
  });
});
