import type { Block, Inline } from '@contract/markdown';
import { toBlocks } from '@/lib/plain-text';

/** Converts plain text to blocks. Signs that look like Markdown stay as typed. */
export function plainToBlocks(content: string): Block[] {
  return toBlocks(content).map(
    (block): Block =>
      block.kind === 'paragraph'
        ? { kind: 'paragraph', content: lines(block.text) }
        : { kind: 'list', start: null, entries: block.items.map((text) => [{ kind: 'line', content: [text] }]) },
  );
}

const lines = (text: string): Inline[] =>
  text.split('\n').flatMap((line, place): Inline[] => (place === 0 ? [line] : [{ kind: 'break' }, line]));
