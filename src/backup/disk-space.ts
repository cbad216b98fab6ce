import { statfs } from 'node:fs/promises';

/** Returns how many bytes this process can still write to the folder's disk. Throws if the folder does not exist. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;
