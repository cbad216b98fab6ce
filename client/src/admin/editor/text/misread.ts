import type { JSONContent } from '@tiptap/core';
import { fromDoc } from './doc';
import { parseMarkdown } from './markdown-tokens';
import { meaningOf } from './meaning';

/**
 * Parses the Markdown `written` and compares the result with the editor's blocks. Returns the index of the first block
 * that is different, or `null` if visitors will see all blocks as in the editor.
 */
export function misreadPlace({ content = [] }: JSONContent, written: string): number | null {
  const read = meaningOf(parseMarkdown(written)).map((block) => JSON.stringify(block));
  const shown = content.flatMap((node, place) =>
    meaningOf(fromDoc({ content: [node] })).map((block) => ({ place, block: JSON.stringify(block) })),
  );
  const wrong = shown.find(({ block }, at) => block !== read[at]);
  if (wrong) return wrong.place;
  return read.length > shown.length ? content.length - 1 : null;
}
