import type { Token } from 'markdown-it';
import { IMAGE_IN_TEXT } from './limits';
import type { Block, CellAlign, Inline, TextImage } from './markdown';

type IsPageLink = (to: string) => boolean;

const ALIGN = /text-align:(left|center|right)/;

/**
 * Builds a tree from the parser's flat tokens.
 * @param isPageLink returns true for a link to a page of the site.
 */
export function toBlocks(tokens: readonly Token[], isPageLink: IsPageLink): Block[] {
  return new TreeBuilder(tokens, isPageLink).blocks();
}

class TreeBuilder {
  private next = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly isPageLink: IsPageLink,
  ) {}

  /** Reads blocks until the closing token of their parent. */
  blocks(): Block[] {
    const blocks: Block[] = [];
    for (let token = this.take(); token && token.nesting >= 0; token = this.take()) {
      const block = this.block(token);
      if (block) blocks.push(block);
    }
    return blocks;
  }

  private take(): Token | undefined {
    const token = this.tokens[this.next];
    this.next += 1;
    return token;
  }

  private block(token: Token): Block | null {
    switch (token.type) {
      case 'heading_open':
        // Allows levels 2 and 3 only. The page's title is level 1, and deeper levels confuse readers.
        return { kind: 'heading', level: Number(token.tag[1]) < 3 ? 2 : 3, content: this.inlines() };
      case 'paragraph_open':
        return this.paragraph(token.hidden);
      case 'blockquote_open':
        return { kind: 'quotation', blocks: this.blocks() };
      case 'bullet_list_open':
        return { kind: 'list', start: null, entries: this.entries() };
      case 'ordered_list_open':
        return { kind: 'list', start: Number(token.attrGet('start') ?? 1), entries: this.entries() };
      case 'table_open':
        return this.table();
      case 'fence':
      case 'code_block':
        return { kind: 'code', text: token.content.replace(/\n$/, '') };
      case 'hr':
        return { kind: 'rule' };
      default:
        throw new Error(`no block is made of ${token.type}`);
    }
  }

  private inlines(): Inline[] {
    const content: Inline[] = [];
    for (let token = this.take(); token && token.nesting >= 0; token = this.take()) {
      content.push(...toInlines(token.children ?? [], this.isPageLink));
    }
    return content;
  }

  private paragraph(isLine: boolean): Block | null {
    const content = this.inlines();
    const [only] = content;
    if (content.length === 1 && typeof only === 'object' && only.kind === 'picture') return only;
    // Drops an empty paragraph. A paragraph is empty if its only image is not allowed and has no alt text.
    return content.length === 0 ? null : { kind: isLine ? 'line' : 'paragraph', content };
  }

  private entries(): Block[][] {
    const entries: Block[][] = [];
    for (let token = this.take(); token && token.nesting >= 0; token = this.take()) entries.push(this.blocks());
    return entries;
  }

  private table(): Block {
    const align: CellAlign[] = [];
    const rows: Inline[][][] = [];
    for (let token = this.take(); token && token.type !== 'table_close'; token = this.take()) {
      if (token.type === 'tr_open') rows.push([]);
      if (token.type === 'th_open') align.push((ALIGN.exec(attribute(token, 'style'))?.[1] ?? null) as CellAlign);
      if (token.type === 'th_open' || token.type === 'td_open') rows.at(-1)?.push(this.inlines());
    }
    const [head = [], ...body] = rows;
    return { kind: 'table', align, head, rows: body.map(withoutEmptyEnd) };
  }
}

/** Drops empty cells at the end of a row. An attacker could send a table with thousands of them. */
function withoutEmptyEnd(row: Inline[][]): Inline[][] {
  const last = row.findLastIndex((cell) => cell.length > 0);
  return row.slice(0, last + 1);
}

const attribute = (token: Token, name: string): string => String(token.attrGet(name) ?? '');

/** Maximum depth of nested inline elements. Deeper elements keep only their text, so that recursion is safe. */
const MAX_DEPTH = 20;

interface Open {
  content: Inline[];
  close: (content: Inline[]) => Inline;
}

function toInlines(tokens: readonly Token[], isPageLink: IsPageLink): Inline[] {
  const all: Inline[] = [];
  const open: Open[] = [];
  const add = (part: Inline) => {
    const content = open.at(-1)?.content ?? all;
    const last = content.at(-1);
    if (typeof part === 'string' && typeof last === 'string') content[content.length - 1] = last + part;
    else if (part !== '') content.push(part);
  };
  for (const token of tokens) {
    const to = attribute(token, 'href');
    switch (token.type) {
      case 'text':
        add(token.content);
        break;
      case 'code_inline':
        add({ kind: 'code', text: token.content });
        break;
      case 'softbreak':
        add('\n');
        break;
      case 'hardbreak':
        add({ kind: 'break' });
        break;
      case 'image':
        add(toImage(token));
        break;
      case 'strong_open':
        open.push({ content: [], close: (content) => ({ kind: 'strong', content }) });
        break;
      case 'em_open':
        open.push({ content: [], close: (content) => ({ kind: 'emphasis', content }) });
        break;
      case 'link_open':
        open.push({
          content: [],
          close: (content) => ({ kind: 'link', to, ...(isPageLink(to) && { isPage: true as const }), content }),
        });
        break;
      default: {
        const closed = open.pop();
        if (!closed) throw new Error(`no words are made of ${token.type}`);
        if (open.length < MAX_DEPTH) add(closed.close(closed.content));
        else closed.content.forEach(add);
      }
    }
  }
  return all;
}

/** Returns an image, or only its alt text if its source is not allowed. */
function toImage(token: Token): TextImage | string {
  const src = attribute(token, 'src');
  const alt = plainOf(token.children ?? []);
  if (!IMAGE_IN_TEXT.test(src)) return alt;
  return { kind: 'picture', src, alt, caption: attribute(token, 'title') };
}

function plainOf(tokens: readonly Token[]): string {
  return tokens
    .map(({ type, content, children }) =>
      type === 'image' ? plainOf(children ?? []) : type.endsWith('break') ? '\n' : content,
    )
    .join('');
}
