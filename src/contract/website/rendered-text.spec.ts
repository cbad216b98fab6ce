import { renderedText } from './rendered-text';
import { sampleFieldsOf } from './sample-fields';
import { linksIn } from './section-link-fields';
import { SECTIONS } from './sections';

describe('renderedText', () => {
  const offers = SECTIONS.offers.words;
  const footerLinks = SECTIONS.footerLinks.words;

  it('keeps all text while each part has a title', () => {
    expect(renderedText('offers', offers)).toEqual(offers);
    expect(renderedText('hero', SECTIONS.hero.words)).toEqual(SECTIONS.hero.words);
  });

  it('omits the whole card when it has no title', () => {
    const words = { ...offers, screen: { ...offers.screen, title: '' } };
    const told = renderedText('offers', words);
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

  it('omits the links of a column without a title', () => {
    const told = renderedText('footerLinks', { ...footerLinks, secondTitle: '' });
    expect(told).toEqual({ ...footerLinks, secondTitle: '', second: [] });
  });
});
