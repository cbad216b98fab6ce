import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Renderer } from '../contract/rendering';

/** `dist`, both for the built server (`dist/server/site`) and for the source (`src/site`). */
const ROOT = resolve(__dirname, '../..');
const DIST = basename(ROOT) === 'dist' ? ROOT : join(ROOT, 'dist');

/** Folder of the built client. */
export const CLIENT_DIR = join(DIST, 'client');

const RENDERER_FILE = join(DIST, 'render/server-entry.js');

/** True if the client was built. */
export const isClientBuilt = (): boolean => existsSync(RENDERER_FILE);

/** Loads the built renderer with React and all public pages. */
export const loadRenderer = (): Renderer => require(RENDERER_FILE) as Renderer;
