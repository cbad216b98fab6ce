import { SECTIONS } from './sections';

describe('texts that every new site shows', () => {
  const delivered = JSON.stringify(SECTIONS);

  it('promise no shorter way to unsubscribe than a page and its button', () => {
    expect(delivered).not.toMatch(/one (click|press)/);
  });

  it('claim no number that updates itself', () => {
    expect(JSON.stringify(SECTIONS.counters.words)).not.toMatch(/grow with/);
  });
});
