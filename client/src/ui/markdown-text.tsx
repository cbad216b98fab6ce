import type { Block, CellAlign, Inline, TextImage } from '@contract/markdown';
import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { Link } from './link';
import styles from './markdown-text.module.css';
import plain from './plain-text.module.css';
import { SizedImage } from './sized-image';

export interface MarkdownTextProps {
  blocks: Block[];
  hasLead?: boolean;
  /** Level of the heading above the text. Headings in the text begin one level below it. */
  under?: 1 | 2;
}

export function MarkdownText({ blocks, hasLead = false, under = 1 }: MarkdownTextProps) {
  const isLed = hasLead && blocks[0]?.kind === 'paragraph';
  return (
    <div className={classNames('shrinks measured breaks', plain.text, styles.text, isLed && plain.withLead)}>
      {toNodes(blocks, under)}
    </div>
  );
}

/** Uses the index as the key, because two blocks may be equal. Blocks never change their order. */
const toNodes = (blocks: readonly Block[], under: 1 | 2): ReactNode[] =>
  blocks.map((block, place) => <TextBlock key={String(place)} block={block} under={under} />);

function TextBlock({ block, under }: { block: Block; under: 1 | 2 }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level + under - 1}` as 'h2' | 'h3' | 'h4';
      return <Heading dir="auto">{toWords(block.content)}</Heading>;
    }
    case 'paragraph':
      return <p dir="auto">{toWords(block.content)}</p>;
    case 'line':
      return toWords(block.content);
    case 'quotation':
      return <blockquote dir="auto">{toNodes(block.blocks, under)}</blockquote>;
    case 'list':
      return <List block={block} under={under} />;
    case 'picture':
      return <Figure image={block} />;
    case 'table':
      return <Table block={block} />;
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
        <pre dir="ltr" tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case 'rule':
      return <hr />;
  }
}

function List({ block: { start, entries }, under }: { block: Extract<Block, { kind: 'list' }>; under: 1 | 2 }) {
  const items = entries.map((entry, place) => (
    <li key={String(place)} dir="auto">
      {toNodes(entry, under)}
    </li>
  ));
  if (start === null) return <ul className={`stack gap-3 ${plain.list}`}>{items}</ul>;
  return <ol start={start}>{items}</ol>;
}

function Figure({ image: { src, alt, caption } }: { image: TextImage }) {
  return (
    <figure>
      <SizedImage src={src} alt={alt} sizes="(min-width: 60em) 68ch, 92vw" fallback={<p>{alt}</p>} />
      {caption && (
        <figcaption className="above-3 small easy muted" dir="auto">
          {caption}
        </figcaption>
      )}
    </figure>
  );
}

/** Table in a box. If the table is too wide, the box scrolls, also with the arrow keys. */
function Table({ block: { align, head, rows } }: { block: Extract<Block, { kind: 'table' }> }) {
  const sideOf = (column: number) => sideClass(align[column] ?? null);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <section className={styles.wide} aria-label="Table" tabIndex={0}>
      <table className="small">
        <thead>
          <tr className="underlined">
            {head.map((cell, column) => (
              <th key={String(column)} scope="col" className={sideOf(column)} dir="auto">
                {toWords(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr className="underlined" key={String(place)}>
              {row.map((cell, column) => (
                <td key={String(column)} className={sideOf(column)} dir="auto">
                  {toWords(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const sideClass = (align: CellAlign): string | undefined => (align ? styles[align] : undefined);

const toWords = (content: readonly Inline[]): ReactNode[] =>
  content.map((part, place) => (typeof part === 'string' ? part : <Words key={String(place)} part={part} />));

function Words({ part }: { part: Exclude<Inline, string> }) {
  switch (part.kind) {
    case 'strong':
      return <strong>{toWords(part.content)}</strong>;
    case 'emphasis':
      return <em>{toWords(part.content)}</em>;
    case 'link':
      return part.isPage ? (
        <Link to={part.to}>{toWords(part.content)}</Link>
      ) : (
        <a href={part.to}>{toWords(part.content)}</a>
      );
    case 'picture':
      return <SizedImage src={part.src} alt={part.alt} sizes="50vw" fallback={part.alt} className={styles.inWords} />;
    case 'code':
      return <code>{part.text}</code>;
    case 'break':
      return <br />;
  }
}
