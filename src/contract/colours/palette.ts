import type { Hex } from './oklch';

export const PALETTE = {
  ink: '#14211d',
  'ink-soft': '#4a5650',
  'ink-faint': '#5f6863',
  forest: '#0f5b46',
  'forest-deep': '#0a3b2e',
  'forest-tint': '#e3ece6',
  copper: '#b4531f',
  'copper-dark': '#8f3f14',
  'copper-soft': '#f6e4d8',
  sun: '#f2b84b',
  'sun-soft': '#fdf0d2',
  mist: '#f6f3ec',
  sand: '#e9e3d6',
  line: '#ded8cb',
  'line-strong': '#857d6c',
  white: '#ffffff',
  'on-dark': '#f6f3ec',
  'on-dark-soft': '#c3d3cb',
  danger: '#a3261b',
  'danger-soft': '#fbeae7',
  'danger-bright': '#d9412f',
  'danger-on-dark': '#ffd8cc',
  'pastel-green': '#e3f0e4',
  'pastel-yellow': '#fbf1d3',
  'pastel-purple': '#ece6f4',
  'pastel-blue': '#e1edf5',
  'on-copper': '#ffffff',
  'copper-hover': '#8f3f14',
  'copper-edge': '#b4531f',
  'copper-edge-on-dark': '#b4531f',
} as const satisfies Record<string, Hex>;

export type Token = keyof typeof PALETTE;
export type Palette = Readonly<Record<Token, Hex>>;
