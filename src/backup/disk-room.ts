import { statfs } from 'node:fs/promises';

/** Returns the free bytes on the folder's disk for this process. Throws if the folder does not exist. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;
