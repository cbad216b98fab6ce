import { isPictureAddress } from '@contract/picture-address';
import { ApiError } from '@/api/http';
import { isHeic, shrinkImage } from './shrink-image';

const NO_PICTURE = 'Please choose a picture: jpeg, png, gif, webp or svg.';
/** By what the browser says of it, or by the end of its name where it says nothing. */
const TAKEN = /^image\/(jpeg|png|gif|webp|svg\+xml)$|\.(jpe?g|png|gif|webp|svg)$/i;
const HEIC =
  'This is an iPhone photo format that browsers cannot show. On the phone: Settings, Camera, Formats, Most Compatible; or send it to yourself by e-mail first.';

/** Told in words at the field. */
class Refusal extends Error {}

/** Copies that were made: a retry sends the same one. */
const copies = new WeakSet<File>();

/** The copy that travels. Errors: `Refusal` for what no picture field takes. */
export async function pictureOf(file: File): Promise<File> {
  if (copies.has(file)) return file;
  const picture = await shrinkImage(file);
  if (isHeic(picture)) throw new Refusal(HEIC);
  if (!TAKEN.test(picture.type === '' ? picture.name : picture.type)) throw new Refusal(NO_PICTURE);
  copies.add(picture);
  return picture;
}

/**
 * Path of what the server made of a file, by what stands in it.
 * Errors: `Refusal` for what it knows as something else than a picture.
 */
export function drawable(filePath: string): string {
  if (!isPictureAddress(filePath)) throw new Refusal(NO_PICTURE);
  return filePath;
}

export const hadNoAnswer = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

export const mayWorkLater = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

/** The server's sentence where it gave one; "Error uploading file" where no answer came at all. */
export function uploadFailure(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (!(error instanceof ApiError) || error.status === 0) return 'Error uploading file';
  return error.message || 'Upload failed';
}
