import { statfs } from 'node:fs/promises';

/** Free bytes on the disk of a folder for this process. Errors: the folder does not exist. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;
