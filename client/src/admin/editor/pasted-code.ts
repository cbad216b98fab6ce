import { type Node, type ResolvedPos, Slice } from '@tiptap/pm/model';

/**
 * Keeps a code block at the start or end of the pasted content whole. The editor would otherwise merge it into the
 * paragraph with the cursor, without its line breaks. A table cell can contain no code block.
 */
export function withWholeCode(pasted: Slice, place: ResolvedPos): Slice {
  const { content, openStart, openEnd } = pasted;
  const isLines = (node: Node | null) => node?.type.name === 'codeBlock' && node.textContent.includes('\n');
  if (place.node(-1)?.type.spec.tableRole !== undefined) return pasted;
  return new Slice(content, isLines(content.firstChild) ? 0 : openStart, isLines(content.lastChild) ? 0 : openEnd);
}
