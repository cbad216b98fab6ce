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
  for (const line of body.querySelectorAll('p, div')) if (line.isConnected) joinLines(line);
}

function replaceBy(element: Element, tag: string, ...content: (Node | string)[]): void {
  const other = element.ownerDocument.createElement(tag);
  other.append(...content);
  element.replaceWith(other);
}

const plainBlanks = (text: string): string => text.replace(/\u00a0/g, ' ');

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
  return plainBlanks(text).replace(/^(?:[ \t]*\n)+|\s+$/g, '');
}

/** Joins paragraphs in a monospaced font into a code block, because word processors copy code as such paragraphs. */
function joinLines(first: Element): void {
  if (!isFixed(first)) return;
  const lines = [first];
  for (let next = first.nextElementSibling; next && (isFixed(next) || isEmpty(next)); next = next.nextElementSibling)
    lines.push(next);
  while (isEmpty(lines.at(-1) as Element)) lines.pop();
  const texts = lines.map(lineOf);
  if (!texts.some((text) => text.startsWith(' '))) return;
  for (const line of lines.slice(1)) line.remove();
  replaceBy(first, 'pre', texts.join('\n'));
}

/**
 * Returns the text of a line of code. Each no-break space becomes a space, because no-break spaces indent copied code.
 * Each run of other white space becomes a single space.
 */
const lineOf = (line: Element): string =>
  plainBlanks((line.textContent ?? '').replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '')).trimEnd();

const isEmpty = (element: Element): boolean =>
  /^(BR|P|DIV)$/.test(element.tagName) && element.textContent?.trim() === '' && !element.querySelector('img');

function isFixed(line: Element): boolean {
  if (!/^(P|DIV)$/.test(line.tagName) || line.querySelector('p, div, pre, ul, ol, table, img')) return false;
  const walk = line.ownerDocument.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let hasWords = false;
  while (walk.nextNode()) {
    const { textContent, parentElement } = walk.currentNode;
    if (!textContent?.trim()) continue;
    hasWords = true;
    for (let at = parentElement; !(at && FIXED_FONT.test(styleOf(at))); at = at.parentElement)
      if (!at || at === line) return false;
  }
  return hasWords;
}
