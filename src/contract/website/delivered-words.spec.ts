import { SECTIONS } from './sections';

describe('texts that every new site shows', () => {
  const delivered = JSON.stringify(SECTIONS);

  it('promise no way that is shorter than it is: unsubscribing takes a page and its button', () => {
    expect(delivered).not.toMatch(/one (click|press)/);
  });

  it('claim no number that moves by itself: counters are typed in', () => {
    expect(JSON.stringify(SECTIONS.counters.words)).not.toMatch(/grow with/);
  });
});
