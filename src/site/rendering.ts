import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** What the renderer needs of one call below `/api`; the client's `PageRead`. */
export type PageRead = { value: unknown } | { status: number; message: string };
export type PageReads = Record<string, PageRead>;

/** The head of one address; the client's `Head`. */
export interface Head {
  title: string;
  description: string;
  canonicalPath: string;
  image?: string;
  /** The way here from the home page, this page included; empty for the home page itself. */
  trail: { name: string; path: string }[];
  jsonLd: object[];
  robots: string;
  status: number;
}

export interface Rendered {
  html: string;
  head: Head;
  status: number;
  /** Source of the page that was drawn, as the build's manifest names it. */
  file: string;
}

export interface MatchedPage {
  name: string;
  /** Source of the page, as the build's manifest names it. */
  file: string;
  /** False where no page is meant for the path: then it is the not-found page. */
  isKnown: boolean;
  /** Keys of what it reads. */
  reads: string[];
}

/** `client/src/server-entry.tsx`, built for the server. */
export interface Renderer {
  matchRoute(path: string, search: string): MatchedPage;
  render(request: { path: string; search: string; reads: PageReads }): Promise<Rendered>;
  renderMaintenance(reads: PageReads): Rendered;
}

/** `dist`, whether this runs built (`dist/server/site`) or from its source (`src/site`). */
const ROOT = resolve(__dirname, '../..');
const DIST = basename(ROOT) === 'dist' ? ROOT : join(ROOT, 'dist');

/** Where the build puts the client's documents and files. */
export const CLIENT_DIR = join(DIST, 'client');

const RENDERER_FILE = join(DIST, 'render/server-entry.js');

/** Whether the client was built. */
export const isClientBuilt = (): boolean => existsSync(RENDERER_FILE);

/** The built renderer: React and all public pages, so it is not loaded before it is needed. */
export const loadRenderer = (): Renderer => require(RENDERER_FILE) as Renderer;
