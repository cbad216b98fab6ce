import { isDatabaseDown, isDiskFull } from './database-error';

export function failureSentence(error: unknown): string {
  if (isDiskFull(error)) return 'The disk of DATA_DIR is full. Free some space first.';
  const { code, path } = (error ?? {}) as NodeJS.ErrnoException;
  if ((code === 'EACCES' || code === 'EPERM') && path)
    return `This program has no permission to use ${path}. Change the owner or the permissions of this file or folder.`;
  if (isDatabaseDown(error)) return 'The database does not answer.';
  return error instanceof Error ? error.message : String(error);
}
