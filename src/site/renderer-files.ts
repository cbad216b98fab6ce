import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Renderer } from '../contract/rendering';

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
