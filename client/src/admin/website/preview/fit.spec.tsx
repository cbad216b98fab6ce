import { fitOf } from './fit';

const SCREEN_PX = 600;

interface Box {
  top: number;
  width?: number;
  height?: number;
}

/** jsdom lays nothing out: boxes stand where the test puts them, as seen when the page is scrolled. */
function putAt(element: Element, { top, width = 300, height = 40 }: Box): void {
  element.getBoundingClientRect = () => new DOMRect(20, top, width, height);
}

/** A page whose parts stand as they are told, by a selector of each. */
function pageOf(html: string, boxes: Record<string, Box>): Document {
  document.body.innerHTML = html;
  for (const [selector, box] of Object.entries(boxes)) {
    for (const element of document.querySelectorAll(selector)) putAt(element, box);
  }
  return document;
}

/** Lines of letters, by their lower edges. */
const linesAt = (...bottoms: number[]) =>
  bottoms.map((bottom) => new DOMRect(20, bottom - 20, 200, 20)) as unknown as DOMRectList;

describe('how a section fits', () => {
  const HERO = '<header data-section="hero"><h1>Learn to drive</h1><a>Book</a><a>Prices</a><a></a></header>';
  let letters: DOMRectList;
  const [scrollWidth, clientWidth] = ['scrollWidth', 'clientWidth'].map((name) => (value: number) => {
    Object.defineProperty(document.documentElement, name, { configurable: true, value });
  });

  beforeEach(() => {
    letters = linesAt(30);
    Range.prototype.getClientRects = () => letters;
    scrollWidth(375);
    clientWidth(375);
    Object.assign(window, { scrollX: 0, scrollY: 0 });
  });
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('is unknown where nothing of it is drawn', () => {
    expect(fitOf(pageOf(HERO, {}), 'counters', SCREEN_PX)).toBeNull();
    expect(fitOf(pageOf(HERO, { header: { top: 0, height: 0 } }), 'hero', SCREEN_PX)).toBeNull();
  });

  it('counts the lines of its heading, letters of another size in one line once', () => {
    letters = linesAt(30, 33, 60, 90);
    const page = pageOf(HERO, { header: { top: 0 } });
    expect(fitOf(page, 'hero', SCREEN_PX)?.lines).toBe(3);
  });

  it('has no lines without a heading', () => {
    const page = pageOf('<div data-section="band"><p>Words</p></div>', { div: { top: 0 } });
    expect(fitOf(page, 'band', SCREEN_PX)).toMatchObject({ lines: 0, links: [], below: [] });
  });

  it('names its links, and those below the first screen', () => {
    const page = pageOf(HERO, {
      header: { top: 0, height: 700 },
      'a:first-of-type': { top: 500 },
      'a:nth-of-type(2)': { top: 590 },
    });
    const fit = fitOf(page, 'hero', SCREEN_PX);
    expect(fit).toMatchObject({ isFirst: true, links: ['Book', 'Prices'], below: ['Prices'] });
  });

  it('reckons from the top of the page, not of what is seen of it', () => {
    Object.assign(window, { scrollY: 900 });
    const boxes = { header: { top: -900, height: 700 }, a: { top: -400 } };
    expect(fitOf(pageOf(HERO, boxes), 'hero', SCREEN_PX)).toMatchObject({ isFirst: true, below: [] });
  });

  it('has no first screen where it begins further down', () => {
    const page = pageOf(HERO, { header: { top: 800 }, a: { top: 820 } });
    expect(fitOf(page, 'hero', SCREEN_PX)).toMatchObject({ isFirst: false, below: [] });
  });

  it('leaves out the drawer, in which the links of the menu stand once more', () => {
    const page = pageOf('<header data-section="menu"><nav><a>Honey</a></nav><dialog><a>Honey</a></dialog></header>', {
      header: { top: 0 },
      'dialog a': { top: 900 },
    });
    expect(fitOf(page, 'menu', SCREEN_PX)).toMatchObject({ links: ['Honey'], below: [] });
  });

  it('takes all its parts together', () => {
    const page = pageOf(
      '<nav data-section="links"><h2>One</h2><a>A</a></nav><nav data-section="links"><a>B</a></nav>',
      { 'nav:first-of-type': { top: 900 }, 'nav:last-of-type': { top: 40 } },
    );
    expect(fitOf(page, 'links', SCREEN_PX)).toMatchObject({ isFirst: true, links: ['A', 'B'] });
  });

  it('does not ask of a part further down to stand on the first screen', () => {
    const page = pageOf('<header data-section="list"></header><ul data-section="list"><li><a>A</a></li></ul>', {
      header: { top: 0 },
      ul: { top: 500, height: 900 },
      a: { top: 1_300 },
    });
    expect(fitOf(page, 'list', SCREEN_PX)).toMatchObject({ isFirst: true, links: ['A'], below: [] });
  });

  it('is too wide where the page is', () => {
    scrollWidth(376);
    expect(fitOf(pageOf(HERO, { header: { top: 0 } }), 'hero', SCREEN_PX)?.isTooWide).toBe(true);
  });
});
