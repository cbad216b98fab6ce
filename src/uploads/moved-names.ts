import { sizeOfUpload, srcsetOfUpload } from '../contract/uploads';
import { escapeRegex } from '../platform/validation/escape-regex';
import { familyOf, smallerName } from './upload-names';

/** Paths in a document, as MongoDB writes them, with what stands there and is to stand there. */
export interface Moves {
  from: Record<string, string>;
  to: Record<string, string>;
}

/** Writes the name of a file in the place of the former ones wherever a text has the address of an upload; of a smaller width its own, where it has that. */
export function namesMoved(former: readonly string[], file: string): (text: string) => string {
  const stems = former.map((name) => escapeRegex(familyOf(name))).join('|');
  const address = new RegExp(`(?<=uploads/)(?:${stems})(?:-w(\\d+))?\\.[a-z]+\\b`, 'g');
  const widths = srcsetOfUpload(`/uploads/${file}`);
  const most = sizeOfUpload(`/uploads/${file}`)?.width ?? 0;
  return (text) =>
    text.replace(address, (_found, width?: string) =>
      width && widths !== '' && Number(width) < most ? smallerName(file, Number(width)) : file,
    );
}

/** Where texts of a document change, however deep they lie; `null` where none does. */
export function movesIn(document: object, toText: (text: string) => string): Moves | null {
  const moves: Moves = { from: {}, to: {} };
  const visit = (value: unknown, path: string): void => {
    if (typeof value === 'string') {
      const text = toText(value);
      if (text === value) return;
      moves.from[path] = value;
      moves.to[path] = text;
    } else if (Array.isArray(value) || isPlain(value)) {
      for (const [name, inside] of Object.entries(value)) visit(inside, path ? `${path}.${name}` : name);
    }
  };
  visit(document, '');
  return Object.keys(moves.to).length > 0 ? moves : null;
}

/** No id, time or bytes. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
