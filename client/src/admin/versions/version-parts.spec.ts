import { COUNTERS_WORDS } from '@contract/website/counters';
import { HERO_WORDS } from '@contract/website/hero';
import { partsOf } from './version-parts';

describe('what a version says', () => {
  it('reads of a post as its form does', () => {
    const fields = { title: 'Maize', content: 'Prices.', format: 'markdown', tags: ['farm', 'market'], category: '' };
    expect(partsOf('post', 'b1', fields)).toEqual([
      { label: 'Title', text: 'Maize' },
      { label: 'Content', text: 'Prices.', isMarkdown: true },
      { label: 'Format', text: 'Markdown' },
      { label: 'Category', text: '' },
      { label: 'Tags', text: 'farm, market' },
    ]);
  });

  it('reads of a service without the marks of Markdown, and of a picture without its address', () => {
    expect(partsOf('service', 's1', { description: '**Fees**', format: 'markdown' })).toEqual([
      { label: 'Description', text: '**Fees**', isMarkdown: true },
      { label: 'Format', text: 'Markdown' },
    ]);
    const image = '/uploads/0123456789abcdef0123456789abcdef.png';
    expect(partsOf('post', 'b1', { image })).toEqual([expect.objectContaining({ text: image, isPicture: true })]);
  });

  it('names the parts of a section with those that stand within them', () => {
    const parts = partsOf('section', 'hero', { ...HERO_WORDS });
    expect(parts).toContainEqual({ label: 'First button', text: 'Words: Our Services\nLeads to: /services' });
    expect(parts).toContainEqual({ label: 'Picture', text: 'Drawn scene' });
  });

  it('numbers the records of a list', () => {
    const [part] = partsOf('section', 'counters', { counters: COUNTERS_WORDS.counters.slice(0, 1) });
    expect(part?.text).toMatch(/^Counter 1\nNumber: 200\nSign after it: \+\nTitle: /);
  });
});
