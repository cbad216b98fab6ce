import { isTextLink } from '@contract/link-target';
import { type Editor, type Extensions, findParentNode, mergeAttributes, Node } from '@tiptap/core';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { ReactNodeViewRenderer } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import plain from '@/ui/plain-text.module.css';
import { behindChosen } from './behind-chosen';
import { ImageView } from './image-view';
import { SelectedText } from './selected-text';
import { byMarkdown } from './typed-marks';

const tightness = { isTight: { default: true, rendered: false } };
const attributes = { src: { default: '' }, alt: { default: '' }, caption: { default: '' } };
/** Markdown cannot write a cell that spans rows or columns, so each pasted cell gets a span of 1. */
const alone = {
  colspan: { default: 1, rendered: false, parseHTML: () => 1 },
  rowspan: { default: 1, rendered: false, parseHTML: () => 1 },
  colwidth: { default: null, rendered: false, parseHTML: () => null },
};

const cellOf = (type: typeof TableCell) =>
  type.extend({
    content: 'paragraph',
    addAttributes() {
      // Keeps the inherited attributes, because the commands for rows and columns need them.
      return { ...this.parent?.(), ...alone };
    },
  });

const BlockImage = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ ...attributes, caption: { ...attributes.caption, parseHTML: captionOf } }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes: { caption, ...image } }) => ['img', mergeAttributes(image, { title: caption })],
  addNodeView: () => ReactNodeViewRenderer(ImageView),
  addProseMirrorPlugins: () => [behindChosen],
});

const captionOf = (image: HTMLElement) => image.getAttribute('title') ?? '';

/**
 * Image inside a paragraph. It exists only in table cells, after pasting, because a cell can contain no block image.
 */
const InlineImage = Node.create({
  name: 'inlineImage',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ ...attributes, caption: { ...attributes.caption, parseHTML: captionOf } }),
  parseHTML: () => [{ tag: 'img[src]', context: 'tableCell/paragraph/|tableHeader/paragraph/', priority: 60 }],
  renderHTML: ({ HTMLAttributes: { caption, ...image } }) => ['img', mergeAttributes(image, { title: caption })],
});

/** Extensions for all content that the site can show. Pasting drops any other content. */
export const extensions: Extensions = [
  StarterKit.extend({
    addExtensions() {
      return (this.parent?.() ?? []).map(byMarkdown);
    },
  }).configure({
    strike: false,
    underline: false,
    bulletList: false,
    orderedList: false,
    listItem: false,
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: (to) => isTextLink(to),
      HTMLAttributes: { rel: null, target: null },
    },
  }),
  BulletList.extend({ addAttributes: () => tightness }).configure({ HTMLAttributes: { class: plain.list } }),
  OrderedList.extend({
    addAttributes() {
      return { ...this.parent?.(), ...tightness };
    },
  }),
  ListItem,
  Table.extend({
    addKeyboardShortcuts() {
      const keys = this.parent?.() ?? {};
      return { ...keys, Tab: (at) => leaveTable(at.editor) || (keys.Tab?.(at) ?? false) };
    },
  }),
  TableRow,
  cellOf(TableHeader),
  cellOf(TableCell),
  BlockImage,
  InlineImage,
  SelectedText,
];

/**
 * Handles Tab in the last cell of a table: if its row is empty, deletes the row and leaves the table. Returns true if
 * it did.
 */
function leaveTable(editor: Editor): boolean {
  const { selection } = editor.state;
  const table = findParentNode(({ type }) => type.name === 'table')(selection);
  const row = findParentNode(({ type }) => type.name === 'tableRow')(selection);
  if (!table || !row || table.node.childCount < 2) return false;
  const isLast = row.pos + row.node.nodeSize === table.pos + table.node.nodeSize - 1;
  const isInLastCell = selection.$from.end() >= row.pos + row.node.nodeSize - 3;
  if (!isLast || !isInLastCell || row.node.textContent !== '') return false;
  return editor
    .chain()
    .deleteRow()
    .setTextSelection(table.pos + table.node.nodeSize - row.node.nodeSize + 1)
    .scrollIntoView()
    .run();
}
