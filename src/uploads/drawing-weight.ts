import type { SaxesTagPlain } from 'saxes';
import { EFFECT_ID, localName, type Reference, type Rule, referencesOf, rulesIn } from './drawing-styles';

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
/** Number of characters of attributes and text that cost as much as a plain element. */
const CHARACTERS = 25;

/** Maximum number of matches between style rules and elements. Drawing programs use one or two per element. */
const MOST_CHOSEN = 500_000;

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

function toPart({ name, attributes }: SaxesTagPlain): Part {
  const tag = localName(name);
  const entries = Object.entries(attributes);
  const length = entries.reduce((sum, [, value]) => sum + value.length, 0);
  const classes = (attributes.class ?? '').split(/\s+/).map((each) => `.${each}`);
  return {
    own: (WEIGHTS[tag] ?? (tag.startsWith('fe') ? FILTER_STEP : 1)) + Math.floor(length / CHARACTERS),
    corners: (attributes.d ?? attributes.points)?.match(/\d+|z/gi)?.length ?? 0,
    names: [tag, `#${attributes.id}`, ...classes].map((each) => each.toLowerCase()),
    parts: [],
    references: entries.flatMap(([key, value]) => referencesOf(key, value)),
  };
}

const EFFECT: Part = { own: FILTER_STEP, corners: 0, names: [], parts: [], references: [] };

/** Estimates the cost of drawing an SVG. Style sheets may make the estimate too high, never too low. */
export class DrawingWeight {
  private readonly open: Part[] = [];
  private readonly parts: Part[] = [];
  private readonly byId = new Map([[EFFECT_ID, EFFECT]]);
  private readonly rules = new Map<string, Rule[]>();
  private chosen = 0;
  private hasMarkers = false;

  get isInStyle(): boolean {
    return this.open.at(-1)?.names[0] === 'style';
  }

  opened(tag: SaxesTagPlain): void {
    const part = toPart(tag);
    this.open.at(-1)?.parts.push(part);
    this.open.push(part);
    this.parts.push(part);
    const { id } = tag.attributes;
    // As in browsers, the first element with an id is the one that references mean.
    if (id !== undefined && !this.byId.has(id)) this.byId.set(id, part);
    this.hasMarkers ||= part.names[0] === 'marker';
  }

  closed(): void {
    this.open.pop();
  }

  wrote(text: string): void {
    const part = this.open.at(-1);
    if (part) part.own += Math.floor(text.length / CHARACTERS);
    if (!this.isInStyle) return;
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
    // The sum is no number if an infinite cost repeats a part without a cost.
    return drawing !== undefined && (!(this.sum(drawing, 0) <= most) || this.chosen > MOST_CHOSEN);
  }

  private sum(part: Part, depth: number): number {
    if (part.total !== undefined) return part.total;
    part.total = Number.POSITIVE_INFINITY;
    if (depth > MOST_NESTED) return part.total;
    let total = part.own + (this.hasMarkers ? part.corners : 0);
    const timesMore = { paint: 1, marker: 1 };
    for (const inside of part.parts) total += this.sum(inside, depth + 1);
    for (const { id, inherited } of this.referencesOf(part)) {
      const referred = this.byId.get(id);
      if (!referred) continue;
      if (inherited) timesMore[inherited] += this.sum(referred, depth + 1);
      else total += this.sum(referred, depth + 1);
    }
    part.total = total * timesMore.paint * timesMore.marker;
    return part.total;
  }

  private referencesOf({ names, references }: Part): Reference[] {
    const chosen = new Set<Rule>();
    for (const name of ['*', ...names]) {
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
