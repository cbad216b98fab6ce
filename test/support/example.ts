import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { ADMIN } from './site';

const SCRIPT = resolve(__dirname, '../../scripts/example.mjs');

export const EXAMPLES = ['driving-school', 'software-agency'] as const;

/** Runs the script of `npm run example` on a running site and returns its output. Throws if the script fails. */
export async function makeExample(siteUrl: string, name: (typeof EXAMPLES)[number]): Promise<string> {
  const env = { ...process.env, EXAMPLE_URL: siteUrl, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  return (await promisify(execFile)(process.execPath, [SCRIPT, name], { env })).stdout;
}
