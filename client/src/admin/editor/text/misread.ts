import type { JSONContent } from '@tiptap/core';
import { fromDoc } from './doc';
import { parseMarkdown } from './markdown-tokens';
import { meaningOf } from './meaning';

/** Returns the index of the first block that parsing `written` does not give back; `null` if it gives back all. */
export function misreadPlace({ content = [] }: JSONContent, written: string): number | null {
  const read = meaningOf(parseMarkdown(written)).map((block) => JSON.stringify(block));
  const shown = content.flatMap((node, place) =>
    meaningOf(fromDoc({ content: [node] })).map((block) => ({ place, block: JSON.stringify(block) })),
  );
  const wrong = shown.find(({ block }, at) => block !== read[at]);
  if (wrong) return wrong.place;
  return read.length > shown.length ? content.length - 1 : null;
}
