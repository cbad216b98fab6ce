import { type Node as DocNode, type ResolvedPos, Slice } from '@tiptap/pm/model';

const LINES = /^(DIV|P|LI|PRE|TR)$/;
const FIXED_FONT = /font-family\s*:[^;]*(?:mono|courier|consolas|menlo|monaco)/i;
/** Matches the CSS that code editors add to copied code. */
const UNWRAPPED = /white-space\s*:\s*pre\s*(?:;|$)/i;

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

/** Converts copied code to `code` and `pre` elements, without losing its line breaks. */
export function cleanCode(body: HTMLElement): void {
  for (const words of body.querySelectorAll('kbd, samp, tt')) replaceBy(words, 'code', ...words.childNodes);
  for (const block of body.querySelectorAll('pre')) replaceBy(block, 'pre', linesOf(block));
  for (const block of body.querySelectorAll('div')) {
    const isCode = UNWRAPPED.test(styleOf(block)) && FIXED_FONT.test(styleOf(block));
    if (isCode && block.isConnected) replaceBy(block, 'pre', linesOf(block));
  }
}

function replaceBy(element: Element, tag: string, ...content: (Node | string)[]): void {
  const other = element.ownerDocument.createElement(tag);
  other.append(...content);
  element.replaceWith(other);
}

function linesOf(block: Element): string {
  let text = '';
  const endLine = () => {
    if (text !== '' && !text.endsWith('\n')) text += '\n';
  };
  const read = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) text += node.textContent ?? '';
    else if (node.nodeName === 'BR') text += '\n';
    else {
      const isLine = LINES.test(node.nodeName);
      if (isLine) endLine();
      for (const child of node.childNodes) read(child);
      if (isLine) endLine();
    }
  };
  read(block);
  return text.replace(/\u00a0/g, ' ').replace(/^(?:[ \t]*\n)+|\s+$/g, '');
}

/**
 * Keeps a code block at the start or end of the pasted content whole. The editor would otherwise merge it into the
 * paragraph with the cursor, without its line breaks. A table cell can contain no code block.
 */
export function withWholeCode(pasted: Slice, place: ResolvedPos): Slice {
  const { content, openStart, openEnd } = pasted;
  const isLines = (node: DocNode | null) => node?.type.name === 'codeBlock' && node.textContent.includes('\n');
  if (place.node(-1)?.type.spec.tableRole !== undefined) return pasted;
  return new Slice(content, isLines(content.firstChild) ? 0 : openStart, isLines(content.lastChild) ? 0 : openEnd);
}
