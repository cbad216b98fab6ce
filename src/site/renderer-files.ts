import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Renderer } from '../contract/rendering';

/** The repository's folder, or `dist` in the built server. */
const ROOT = resolve(__dirname, '../..');
const DIST = basename(ROOT) === 'dist' ? ROOT : join(ROOT, 'dist');

export const CLIENT_DIR = join(DIST, 'client');

const RENDERER_FILE = join(DIST, 'render/server-entry.js');

export const isClientBuilt = (): boolean => existsSync(RENDERER_FILE);

export const loadRenderer = (): Renderer => require(RENDERER_FILE) as Renderer;
