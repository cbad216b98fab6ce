import { basename } from 'node:path';
import { LIMITS, TURNING_SIGNS } from '../contract/limits';

const CONTROL = /\p{Cc}/gu;
const BROKEN = /\ufffd/;

/** Removes folders and invisible characters. The form parser decodes UTF-8 from browsers as Latin-1. */
export function toFileName(sent: string): string {
  const decoded = Buffer.from(sent, 'latin1').toString('utf8');
  const name = BROKEN.test(decoded) || /[^\0-\xff]/.test(sent) ? sent : decoded;
  return basename(name.replaceAll('\\', '/'))
    .replace(CONTROL, '')
    .replace(TURNING_SIGNS, '')
    .trim()
    .slice(0, LIMITS.fileName);
}
