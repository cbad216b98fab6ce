import { isImageAddress, NO_IMAGE_FILE } from '@contract/image-address';
import { ApiError } from '@/api/http';
import { isHeic, shrinkImage } from './shrink-image';

/** Matches the file's MIME type, or its extension if the browser gives no type. */
const TAKEN = /^image\/(jpeg|png|gif|webp|svg\+xml)$|\.(jpe?g|png|gif|webp|svg)$/i;
const HEIC =
  'Browsers cannot show this iPhone photo format. On the phone, open Settings, Camera, Formats, choose Most Compatible, and take the photo again. Or email the photo to yourself and upload it from the email.';

class Refusal extends Error {}

/** Files that `toImageFile` has returned. On a retry, it returns the same file and makes no further copy. */
const copies = new WeakSet<File>();

/** Returns the file to upload: a smaller copy if possible. Throws `Refusal` if the file is no image. */
export async function toImageFile(file: File): Promise<File> {
  if (copies.has(file)) return file;
  const image = await shrinkImage(file);
  if (isHeic(image)) throw new Refusal(HEIC);
  if (!TAKEN.test(image.type === '' ? image.name : image.type)) throw new Refusal(NO_IMAGE_FILE);
  copies.add(image);
  return image;
}

/** Returns the path unchanged. Throws `Refusal` if the path shows that the server found no image in the file. */
export function asImage(filePath: string): string {
  if (!isImageAddress(filePath)) throw new Refusal(NO_IMAGE_FILE);
  return filePath;
}

export const hadNoAnswer = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

export const mayWorkLater = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

export function uploadFailure(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (!(error instanceof ApiError) || error.status === 0) return 'Error uploading file';
  return error.message || 'Upload failed';
}
