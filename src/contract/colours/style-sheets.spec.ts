import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GROUNDS } from './pairs';
import { PALETTE, type Token } from './palette';

const ROOT = join(__dirname, '../../../client/src');
/** Large light backgrounds on which text appears. */
const LIGHT: readonly Token[] = ['sand', 'forest-tint', 'copper-soft', 'sun-soft', 'danger-soft', 'mist', 'white'];
const DARK: readonly Token[] = ['forest', 'forest-deep'];
const EVERYWHERE: readonly Token[] = ['white', 'mist'];
/** Colours that nobody needs to see, such as lines between rows, illustrations and placeholders. */
const DECORATION: readonly string[] = ['line', 'line-on-dark', 'forest-tint', 'mist', 'sun', 'copper', 'white'];
/** Matches paths of style sheets whose backgrounds are set in code. The test skips these files. */
const DRAWN =
  /ui\/(service-tile|portrait|chitenge-band|mist-lines)\.|not-found\/missing-piece|articles\/topic-art|layout\/brand\./;
/** Text and background of a disabled button, for which WCAG requires no contrast. */
const EXEMPT = 'ink-faint on line';

interface Rule {
  file: string;
  selector: string;
  text?: string;
  ground?: string;
  edges: string[];
}

const isToken = (name: string | undefined): name is Token => name !== undefined && name in PALETTE;

/** Returns the token that the rule sets last for a property. `property` is part of a regular expression. */
function tokenOf(declarations: string, property: string): string | undefined {
  const found = [...declarations.matchAll(new RegExp(`(?:^|;)\\s*(?:${property}):[^;]*?var\\(--([a-z-]+)\\)`, 'g'))];
  return found.at(-1)?.[1];
}

const EDGE_PROPERTIES = ['border(?:-[a-z]+)?', 'border-(?:[a-z]+-)?color', 'outline(?:-color)?'];

function rulesOf(file: string): Rule[] {
  const css = readFileSync(join(ROOT, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', declarations = '']) => ({
    file,
    selector: selector.trim().replace(/\s+/g, ' '),
    text: tokenOf(declarations, 'color'),
    // `color-mix` makes another colour from the token, so the background is unknown.
    ground: declarations.includes('color-mix') ? undefined : tokenOf(declarations, 'background(?:-color)?'),
    edges: EDGE_PROPERTIES.flatMap((property) => tokenOf(declarations, property) ?? []).filter(isToken),
  }));
}

const rules = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !DRAWN.test(file))
  .flatMap(rulesOf);

const fronts = (ground: Token, kinds: readonly ('text' | 'large' | 'edge')[]): readonly string[] =>
  kinds.flatMap((kind) => GROUNDS[ground]?.[kind] ?? []);

const isTextOn = (text: string, ground: Token) => fronts(ground, ['text', 'large']).includes(text);
/**
 * Text needs at least as much contrast as an edge. A colour that is readable as text is therefore also visible as an
 * edge.
 */
const isEdgeOn = (edge: string, ground: Token) => fronts(ground, ['edge', 'large', 'text']).includes(edge);
const isSeen = (edge: string) =>
  EVERYWHERE.every((ground) => isEdgeOn(edge, ground)) ||
  DARK.some((ground) => isEdgeOn(edge, ground) || GROUNDS[ground]?.apart?.includes(edge as Token));
const unknown = (one: string, ground: string, { file, selector }: Rule) => `${one} on ${ground}: ${file} ${selector}`;

describe('colours in the style sheets', () => {
  it('match the palette', () => {
    const css = readFileSync(join(ROOT, 'styles/tokens.css'), 'utf8');
    const written = Object.fromEntries(
      [...css.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
    );
    expect(written).toMatchObject(PALETTE);
  });

  it('form a pair of the contract within one rule', () => {
    const problems = rules.flatMap((rule) => {
      const { text, ground, edges } = rule;
      if (!isToken(ground)) return [];
      const texts = isToken(text) && !isTextOn(text, ground) && `${text} on ${ground}` !== EXEMPT ? [text] : [];
      const lost = edges.filter(
        (edge) => edge !== ground && !DECORATION.includes(edge) && !isEdgeOn(edge, ground) && !isSeen(edge),
      );
      return [...texts, ...lost].map((one) => unknown(one, ground, rule));
    });
    expect(problems).toEqual([]);
  });

  it('keep text readable on every background of their file, or dark ones', () => {
    const problems = rules.flatMap((rule) => {
      const { text, ground, file } = rule;
      if (!isToken(text) || ground) return [];
      if (DARK.some((dark) => isTextOn(text, dark))) return [];
      const own = rules.filter((other) => other.file === file && !other.text).flatMap((other) => other.ground ?? []);
      const grounds = [...EVERYWHERE, ...LIGHT.filter((light) => own.includes(light))];
      return [...new Set(grounds)].filter((one) => !isTextOn(text, one)).map((one) => unknown(text, one, rule));
    });
    expect(problems).toEqual([]);
  });

  it('keep edges visible on every possible background', () => {
    const problems = rules
      .filter(({ ground }) => !ground)
      .flatMap(({ file, selector, edges }) =>
        edges
          .filter((edge) => !DECORATION.includes(edge) && !isSeen(edge))
          .map((edge) => `${edge}: ${file} ${selector}`),
      );
    expect(problems).toEqual([]);
  });
});

test('uses no media query in px, which would ignore the text size', () => {
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(css|tsx)$/.test(file));
  expect(files.filter((file) => /(min|max)-width: \d+px\)/.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});
