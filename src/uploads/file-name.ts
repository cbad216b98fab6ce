import { basename } from 'node:path';
import { LIMITS, TURNING_SIGNS } from '../contract/limits';

const CONTROL = /\p{Cc}/gu;
const BROKEN = /\ufffd/;

/**
 * Removes folders and invisible characters from a file name. The form parser has decoded `sent` as Latin-1, although
 * browsers send UTF-8.
 */
export function toFileName(sent: string): string {
  const decoded = Buffer.from(sent, 'latin1').toString('utf8');
  const name = BROKEN.test(decoded) || /[^\0-\xff]/.test(sent) ? sent : decoded;
  return basename(name.replaceAll('\\', '/'))
    .replace(CONTROL, '')
    .replace(TURNING_SIGNS, '')
    .trim()
    .slice(0, LIMITS.fileName);
}
