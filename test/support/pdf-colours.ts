import { inflateSync } from 'node:zlib';

/** Returns the colours, as `#rrggbb`, that a PDF of the product uses for text and shapes. */
export function coloursOf(file: Buffer): Set<string> {
  const text = file.toString('latin1');
  const found = new Set<string>();
  for (const { index, 0: head } of text.matchAll(/stream\r?\n/g)) {
    const page = drawnAt(file.subarray(index + head.length, text.indexOf('endstream', index + head.length)));
    for (const [, ...parts] of page.matchAll(/(?:^|\n)([\d.]+) ([\d.]+) ([\d.]+) (?:scn|SCN)\b/g)) {
      found.add(
        `#${parts
          .map((part) =>
            Math.round(Number(part) * 255)
              .toString(16)
              .padStart(2, '0'),
          )
          .join('')}`,
      );
    }
  }
  return found;
}

/** Inflates a stream. Returns an empty text if the stream is not compressed with zlib, as with JPEG images. */
function drawnAt(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return '';
  }
}
