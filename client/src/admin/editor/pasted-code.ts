import { Fragment, type Node, type ResolvedPos, Slice } from '@tiptap/pm/model';

/**
 * Matches the start of a list entry, such as "- one" or "2. two". Indented lines below it are part of the entry, not
 * code.
 */
const LIST_SIGN = /^\s*(?:[-*•+]|\d{1,3}[.)])\s/;

function isCode([first = '', ...more]: readonly string[]): boolean {
  const indent = /^\s*/.exec(first)?.[0] ?? '';
  return (
    !LIST_SIGN.test(first) &&
    more.some((line) => line.startsWith(indent) && /^(?:\t| {2,})\S/.test(line.slice(indent.length)))
  );
}

/** True inside a table cell, which can contain no code block. */
const isInTable = (place: ResolvedPos): boolean => place.node(-1)?.type.spec.tableRole !== undefined;

/**
 * Keeps a code block at the start or end of the pasted content whole. The editor would otherwise merge it into the
 * paragraph with the cursor, without its line breaks.
 */
export function withWholeCode(pasted: Slice, place: ResolvedPos): Slice {
  const { content, openStart, openEnd } = pasted;
  const isLines = (node: Node | null) => node?.type.name === 'codeBlock' && node.textContent.includes('\n');
  if (isInTable(place)) return pasted;
  return new Slice(content, isLines(content.firstChild) ? 0 : openStart, isLines(content.lastChild) ? 0 : openEnd);
}

/** Converts indented parts of plain text to code blocks. Returns `null` if there are none. */
export function codeInPlain(text: string, place: ResolvedPos): Slice | null {
  const { schema } = place.doc.type;
  if (isInTable(place)) return null;
  const parts = text
    .replace(/\r\n?/g, '\n')
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((part) => part.split('\n').map((line) => line.trimEnd()))
    .filter((lines) => lines.some((line) => line !== ''));
  if (!parts.some(isCode)) return null;
  const blocks: { isCode: boolean; lines: string[] }[] = [];
  for (const lines of parts) {
    const last = blocks.at(-1);
    if (last?.isCode && isCode(lines)) last.lines.push('', ...lines);
    else blocks.push({ isCode: isCode(lines), lines });
  }
  const content = blocks.flatMap((block) =>
    block.isCode
      ? [schema.nodes.codeBlock!.create(null, schema.text(block.lines.join('\n')))]
      : block.lines.filter(Boolean).map((line) => schema.nodes.paragraph!.create(null, schema.text(line.trim()))),
  );
  return new Slice(Fragment.from(content), 0, 0);
}
