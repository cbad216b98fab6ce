import { type Fact, factsOf } from './facts';
import type { Fit } from './fit';

const GOOD: Fit = { lines: 2, links: ['Our Services', 'Learn More'], below: [], isFirst: true, isTooWide: false };
const SERVICES = { place: 'first.to', text: 'Our Services', to: '/services' };
const MORE = { place: 'second.to', text: 'Learn More', to: '/about' };

const told = (seen: Partial<Parameters<typeof factsOf>[0]>): Fact[] =>
  factsOf({ fits: { laptop: GOOD, phone: GOOD }, links: [], deliveredOn: () => [], ...seen });
const texts = (facts: Fact[], isGood: boolean) =>
  facts.filter((fact) => fact.isGood === isGood).map(({ text }) => text);

describe('what is told of how a section fits', () => {
  it('is nothing of a section of which nothing is drawn', () => {
    expect(told({ fits: {} })).toEqual([]);
  });

  it('counts the lines of the heading on each device', () => {
    const fits = { laptop: { ...GOOD, lines: 1 }, phone: { ...GOOD, lines: 5 } };
    expect(texts(told({ fits }), true)).toContain('Heading: 1 line on a laptop, 5 lines on a phone.');
  });

  it.each([
    ['laptop', 5, 'on a laptop'],
    ['phone', 6, 'on a phone'],
  ] as const)('asks for a shorter heading where it is long on a %s', (device, lines, on) => {
    const facts = told({ fits: { [device]: { ...GOOD, lines } } });
    expect(texts(facts, false)).toEqual([`Heading: ${lines} lines ${on}. A shorter one reads better.`]);
  });

  it('says nothing of a heading that is not there', () => {
    expect(told({ fits: { phone: { ...GOOD, lines: 0, links: [] } } })).toEqual([]);
  });

  it.each([
    [['Learn More'], 'The button stays on the first screen.'],
    [['Our Services', 'Learn More'], 'Both buttons stay on the first screen.'],
    [['One', 'Two', 'Three'], 'All buttons stay on the first screen.'],
  ])('says of the buttons %j that they are seen at once', (links, text) => {
    expect(texts(told({ fits: { phone: { ...GOOD, links } } }), true)).toContain(text);
  });

  it('names the buttons below the first screen and the device on which they are', () => {
    const facts = told({ fits: { laptop: GOOD, phone: { ...GOOD, below: ['Learn More'] } } });
    expect(texts(facts, false)).toEqual(['“Learn More” is below the first screen on a phone.']);
  });

  it('says nothing of the first screen of a section that begins further down', () => {
    expect(texts(told({ fits: { phone: { ...GOOD, isFirst: false } } }), true)).toEqual([
      'Heading: 2 lines on a phone.',
    ]);
  });

  it('names the device on which something is wider than the screen', () => {
    const facts = told({ fits: { laptop: GOOD, phone: { ...GOOD, isTooWide: true } } });
    expect(texts(facts, false)).toEqual(['Something is wider than the screen on a phone.']);
  });

  it.each([
    [[MORE], 'The link leads to a page that visitors can open.'],
    [[SERVICES, MORE], 'Both links lead to pages that visitors can open.'],
    [[SERVICES, MORE, MORE], 'All links lead to pages that visitors can open.'],
  ])('says that %j lead somewhere', (links, text) => {
    expect(texts(told({ links }), true)).toContain(text);
  });

  it('names each link that is drawn as words, with where it would lead', () => {
    const links = [SERVICES, { place: 'more.to', text: 'Discover our vision', to: '/vision' }];
    expect(texts(told({ links }), false)).toEqual([
      '“Discover our vision” leads to /vision, which visitors cannot open: they get no link.',
    ]);
  });

  it('names the sections behind a link that still say what was delivered', () => {
    const facts = told({ links: [SERVICES, MORE], deliveredOn: (path) => (path === '/about' ? ['About'] : []) });
    expect(texts(facts, false)).toEqual(["“Learn More” leads to /about, where “About” still says the sample's words."]);
  });
});
