import { type Fact, factsOf } from './facts';
import type { Fit } from './fit';

const GOOD: Fit = { lines: 2, links: ['Our Services', 'Learn More'], below: [], isFirst: true, isTooWide: false };
const SERVICES = { place: 'first.to', text: 'Our Services', to: '/services' };
const MORE = { place: 'second.to', text: 'Learn More', to: '/about' };

const told = (seen: Partial<Parameters<typeof factsOf>[0]>): Fact[] =>
  factsOf({ name: 'hero', fits: { laptop: GOOD, phone: GOOD }, links: [], ...seen });
const texts = (facts: Fact[], isGood: boolean) =>
  facts.filter((fact) => fact.isGood === isGood).map(({ text }) => text);

describe('layout facts of a section', () => {
  it('are empty when nothing is drawn', () => {
    expect(told({ fits: {} })).toEqual([]);
  });

  it('count the heading’s lines on each device', () => {
    const fits = { laptop: { ...GOOD, lines: 1 }, phone: { ...GOOD, lines: 5 } };
    expect(texts(told({ fits }), true)).toContain('Heading: 1 line on a laptop, 5 lines on a phone.');
    expect(texts(told({ name: 'footerLinks', fits }), true).join()).not.toContain('Heading');
  });

  it.each([
    ['laptop', 5, 'on a laptop'],
    ['phone', 6, 'on a phone'],
  ] as const)('recommend a shorter heading when it is long on a %s', (device, lines, on) => {
    const facts = told({ fits: { [device]: { ...GOOD, lines } } });
    expect(texts(facts, false)).toEqual([`Heading: ${lines} lines ${on}. A shorter heading is easier to read.`]);
  });

  it('ignore a missing heading', () => {
    expect(told({ fits: { phone: { ...GOOD, lines: 0, links: [] } } })).toEqual([]);
  });

  it.each([
    [['Learn More'], 'Visitors see the button without scrolling.'],
    [['Our Services', 'Learn More'], 'Visitors see both buttons without scrolling.'],
    [['One', 'Two', 'Three'], 'Visitors see all buttons without scrolling.'],
  ])('say that the buttons %j are on the first screen', (links, text) => {
    expect(texts(told({ fits: { phone: { ...GOOD, links } } }), true)).toContain(text);
  });

  it('name buttons below the first screen, with the device', () => {
    const facts = told({ fits: { laptop: GOOD, phone: { ...GOOD, below: ['Learn More'] } } });
    expect(texts(facts, false)).toEqual(['Visitors must scroll to see “Learn More” on a phone.']);
  });

  it('skip the first screen for sections further down', () => {
    expect(texts(told({ fits: { phone: { ...GOOD, isFirst: false } } }), true)).toEqual([
      'Heading: 2 lines on a phone.',
    ]);
  });

  it('name the device on which content is too wide', () => {
    const facts = told({ fits: { laptop: GOOD, phone: { ...GOOD, isTooWide: true } } });
    expect(texts(facts, false)).toEqual(['Part of this section is wider than the screen on a phone.']);
  });

  it.each([
    [[MORE], 'The link works for visitors.'],
    [[SERVICES, MORE], 'Both links work for visitors.'],
    [[SERVICES, MORE, MORE], 'All links work for visitors.'],
  ])('say that %j lead somewhere', (links, text) => {
    expect(texts(told({ links }), true)).toContain(text);
  });

  it('name links without a public target', () => {
    const login = { place: 'login.to', text: 'Login', to: '/login' };
    const links = [SERVICES, login, { place: 'more.to', text: 'Discover our vision', to: '/vision' }];
    expect(texts(told({ links }), false)).toEqual([
      'Visitors cannot open /vision, so “Discover our vision” is not shown as a link.',
    ]);
  });
});
