import { drawnWords } from './drawn-words';
import { sampleFieldsOf } from './sample-fields';
import { linksIn } from './section-link-fields';
import { SECTIONS } from './sections';

describe('what a section says to visitors', () => {
  const offers = SECTIONS.offers.words;
  const footerLinks = SECTIONS.footerLinks.words;

  it('is all of it while each part has a title', () => {
    expect(drawnWords('offers', offers)).toEqual(offers);
    expect(drawnWords('hero', SECTIONS.hero.words)).toEqual(SECTIONS.hero.words);
  });

  it('is nothing of a card without a title: no words, no people, no link', () => {
    const words = { ...offers, screen: { ...offers.screen, title: '' } };
    const told = drawnWords('offers', words);
    expect(told).toEqual({
      ...offers,
      screen: { title: '', text: '', parts: [] },
      screenMore: { text: '', to: '/' },
      register: { title: '', day: '', present: '', average: '' },
      learners: [],
    });
    expect(linksIn('offers', told).map(({ place }) => place)).toEqual(['listMore.to', 'pathMore.to']);
    expect(sampleFieldsOf('offers', words)).toEqual(
      sampleFieldsOf('offers', offers).filter((label) => !label.startsWith('Second card') && !label.startsWith('Line')),
    );
  });

  it('is nothing of a column without a title', () => {
    const told = drawnWords('footerLinks', { ...footerLinks, secondTitle: '' });
    expect(told).toEqual({ ...footerLinks, secondTitle: '', second: [] });
  });
});
