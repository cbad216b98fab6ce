import { readFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { isSvg } from './svg';

/** Supported kinds of files, named by the extension of the stored file. */
export type FileKind = 'jpg' | 'png' | 'webp' | 'gif' | 'svg' | 'pdf' | 'doc' | 'docx';

/** Raster images are re-encoded, which removes metadata and hidden content. */
export type RasterKind = Extract<FileKind, 'jpg' | 'png' | 'webp'>;

const BY_TYPE: Record<string, FileKind | undefined> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};

/** Name of the stream with a document's text, as the directory of a `.doc` file contains it. See [MS-DOC], 2.1.1. */
const WORD_STREAM = Buffer.from('WordDocument\0', 'utf16le');
/** Entries of the directory begin at multiples of their size. See [MS-CFB], 2.6. */
const ENTRY_BYTES = 128;

export function isRaster(kind: FileKind): kind is RasterKind {
  return kind === 'jpg' || kind === 'png' || kind === 'webp';
}

export const isDocument = (kind: FileKind): boolean => kind === 'pdf' || kind === 'doc' || kind === 'docx';

/** Detects the kind of a file by its content, whatever its name. Returns null if the kind is not supported. */
export async function recogniseFile(path: string): Promise<FileKind | null> {
  const type = await fileTypeFromFile(path);
  const known = type && BY_TYPE[type.mime];
  if (known) return known;
  // These types need a closer look: all old Office files share a signature, and SVG is plain text without one.
  if (type?.mime === 'application/x-cfb') return isWordDocument(await readFile(path)) ? 'doc' : null;
  if (!type || type.mime === 'application/xml') return isSvg(await readFile(path)) ? 'svg' : null;
  return null;
}

function isWordDocument(compoundFile: Buffer): boolean {
  let at = compoundFile.indexOf(WORD_STREAM);
  while (at % ENTRY_BYTES > 0) at = compoundFile.indexOf(WORD_STREAM, at + 1);
  return at >= 0;
}
