import type { SaxesTagPlain } from 'saxes';

/** Maximum depth of nested elements. An SVG that nests more deeply is refused. Drawing programs nest less deeply. */
const MOST_NESTED = 300;

/** Estimated costs of elements, 1 if not listed. Other filter steps (`fe...`) process each pixel. */
const WEIGHTS: Readonly<Record<string, number>> = {
  // Gradients cost nothing, because browsers do not draw the definitions themselves.
  ...{ lineargradient: 0, radialgradient: 0, stop: 0 },
  ...{ mask: 30, pattern: 30 },
  ...{ femorphology: 4_000, feturbulence: 4_000, feconvolvematrix: 4_000 },
  ...{ fediffuselighting: 4_000, fespecularlighting: 4_000 },
};
const FILTER_STEP = 200;

/** Maximum number of matches between style rules and elements. Drawing programs use one or two per element. */
const MOST_CHOSEN = 500_000;

/* These expressions read a text only once and never backtrack, so that no SVG can make them slow. */
const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g;
const BLOCK = /([^{}]*)([{}]?)/g;
const DECLARATION = /[^;{}]+/g;
const REFERENCE = /url\(\s*["']?#([^"')\s]+)/g;
const SELECTED = /[.#]?[\w-]+|[*[:&]/g;
const ANY = ['*', '[', ':', '&'];
/** Matches names of CSS properties that elements inherit from the elements around them. */
const INHERITED = /^(fill|stroke|marker)/;

interface Reference {
  id: string;
  isInherited: boolean;
}

interface Rule {
  names: Set<string>;
  references: Reference[];
}

interface Part {
  own: number;
  /** Number of points of a line. A marker, such as an arrowhead, may be drawn at each point. */
  corners: number;
  names: string[];
  parts: Part[];
  references: Reference[];
  /** Result of `sum`. It is `Infinity` during the computation, so elements that use each other cost `Infinity`. */
  total?: number;
}

export const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();

function referencesIn(declarations: string): Reference[] {
  return (declarations.match(DECLARATION) ?? []).flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    if (colon < 0) return [];
    const property = declaration.slice(0, colon).split(/[^\w-]/);
    const isInherited = property.some((word) => INHERITED.test(word));
    return [...declaration.slice(colon).matchAll(REFERENCE)].map(([, id = '']) => ({ id, isInherited }));
  });
}

/** Returns the rules with `url(#id)` of a style sheet. As in browsers, an unclosed block ends with the text. */
function rulesIn(text: string): Rule[] {
  const rules: Rule[] = [];
  const open: string[] = [];
  for (const [, written = '', brace] of text.replace(COMMENT, ' ').matchAll(BLOCK)) {
    const selector = open.at(-1);
    const references = selector === undefined ? [] : referencesIn(written);
    if (references.length > 0) rules.push({ names: new Set(selector?.match(SELECTED)), references });
    if (brace === '{') open.push(written);
    if (brace === '}') open.pop();
  }
  return rules;
}

function toPart({ name, attributes }: SaxesTagPlain): Part {
  const tag = localName(name);
  const part: Part = {
    own: WEIGHTS[tag] ?? (tag.startsWith('fe') ? FILTER_STEP : 1),
    corners: (attributes.d ?? attributes.points)?.match(/\d+/g)?.length ?? 0,
    names: [tag, `#${attributes.id}`, ...(attributes.class ?? '').split(/\s+/).map((each) => `.${each}`)],
    parts: [],
    references: [],
  };
  for (const [key, value] of Object.entries(attributes)) {
    if (localName(key) === 'href') part.references.push({ id: value.trim().slice(1), isInherited: false });
    else part.references.push(...referencesIn(key === 'style' ? value : `${key}:${value}`));
  }
  return part;
}

/** Estimates the cost of drawing an SVG. Style sheets may make the estimate too high, never too low. */
export class DrawingWeight {
  private readonly open: Part[] = [];
  private readonly parts: Part[] = [];
  private readonly byId = new Map<string, Part>();
  private readonly rules = new Map<string, Rule[]>();
  private chosen = 0;
  private hasMarkers = false;

  opened(tag: SaxesTagPlain): void {
    const part = toPart(tag);
    this.open.at(-1)?.parts.push(part);
    this.open.push(part);
    this.parts.push(part);
    if (tag.attributes.id !== undefined) this.byId.set(tag.attributes.id, part);
    this.hasMarkers ||= part.names[0] === 'marker';
  }

  closed(): void {
    this.open.pop();
  }

  /** Collects style rules from the text between two tags, because the text may be a style sheet. */
  wrote(text: string): void {
    for (const rule of rulesIn(text)) {
      for (const name of rule.names) {
        const known = this.rules.get(name);
        if (known) known.push(rule);
        else this.rules.set(name, [rule]);
      }
    }
  }

  isAbove(most: number): boolean {
    const [drawing] = this.parts;
    return drawing !== undefined && (this.sum(drawing, 0) > most || this.chosen > MOST_CHOSEN);
  }

  private sum(part: Part, depth: number): number {
    if (part.total !== undefined) return part.total;
    part.total = Number.POSITIVE_INFINITY;
    if (depth > MOST_NESTED) return part.total;
    let total = part.own + (this.hasMarkers ? part.corners : 0);
    let timesMore = 1;
    for (const inside of part.parts) total += this.sum(inside, depth + 1);
    for (const { id, isInherited } of this.referencesOf(part)) {
      const referred = this.byId.get(id);
      if (!referred) continue;
      if (isInherited) timesMore += this.sum(referred, depth + 1);
      else total += this.sum(referred, depth + 1);
    }
    part.total = total * timesMore;
    return part.total;
  }

  private referencesOf({ names, references }: Part): Reference[] {
    const chosen = new Set<Rule>();
    for (const name of [...ANY, ...names]) {
      const rules = this.rules.get(name) ?? [];
      for (const rule of rules) {
        this.chosen += rule.references.length;
        if (this.chosen > MOST_CHOSEN) return [];
        chosen.add(rule);
      }
    }
    return [...references, ...[...chosen].flatMap((rule) => rule.references)];
  }
}
