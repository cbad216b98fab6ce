import type { Token } from './palette';

/** Minimum contrast by WCAG 1.4.3 and 1.4.11. `large`: text from 24 px, `edge`: controls, `apart`: decoration. */
export const RATIOS = { text: 4.5, large: 3, edge: 3, apart: 1.25 } as const;

export type PairKind = keyof typeof RATIOS;

const TEXT: readonly Token[] = ['ink', 'ink-soft', 'forest', 'forest-deep'];
const EDGES: readonly Token[] = ['ink', 'line-strong', 'forest', 'copper-edge', 'danger'];

/** Colours that the design uses on each background. `style-sheets.spec.ts` fails if a style sheet uses other pairs. */
export const GROUNDS: { readonly [Ground in Token]?: { readonly [Kind in PairKind]?: readonly Token[] } } = {
  white: { text: [...TEXT, 'ink-faint', 'copper-dark', 'danger'], edge: [...EDGES, 'danger-bright'], apart: ['sun'] },
  mist: { text: [...TEXT, 'ink-faint', 'copper-dark', 'danger'], edge: EDGES, apart: ['sun'] },
  sand: { text: [...TEXT, 'copper-dark'], edge: EDGES },
  'forest-tint': { text: [...TEXT, 'ink-faint', 'danger'], edge: EDGES },
  'copper-soft': { text: [...TEXT, 'copper-dark'], edge: EDGES },
  'sun-soft': { text: TEXT, edge: EDGES },
  'danger-soft': { text: [...TEXT, 'ink-faint', 'danger'], edge: EDGES },
  line: { text: ['ink'] },
  sun: { text: ['ink'], edge: ['ink'], large: ['forest-deep'] },
  'pastel-green': { text: TEXT, edge: EDGES },
  'pastel-yellow': { text: TEXT, edge: EDGES },
  'pastel-purple': { text: TEXT, edge: EDGES },
  'pastel-blue': { text: TEXT, edge: EDGES },
  forest: {
    text: ['white', 'mist', 'on-dark', 'on-dark-soft', 'danger-on-dark'],
    edge: ['sun'],
    apart: ['forest-deep', 'copper-edge-on-dark', 'danger-bright'],
  },
  'forest-deep': { text: ['white', 'mist', 'on-dark', 'on-dark-soft', 'sun'], apart: ['copper-edge-on-dark'] },
  copper: { text: ['on-copper'] },
  'copper-hover': { text: ['on-copper'], apart: ['copper'] },
  'copper-dark': { text: ['mist'] },
  danger: { text: ['white', 'on-dark'] },
  ink: { text: ['white'] },
  'on-dark': { text: ['forest-deep'] },
};

export interface Pair {
  front: Token;
  ground: Token;
  kind: PairKind;
}

export const PAIRS: readonly Pair[] = Object.entries(GROUNDS).flatMap(([ground, fronts]) =>
  Object.entries(fronts).flatMap(([kind, tokens]) =>
    tokens.map((front) => ({ front, ground: ground as Token, kind: kind as PairKind })),
  ),
);
