import { Editor, type EditorOptions } from '@tiptap/core';
import { extensions } from '@/admin/editor/extensions';
import { fromDoc, toDoc } from '@/admin/editor/text/doc';
import { parseMarkdown } from '@/admin/editor/text/markdown-tokens';
import { toMarkdown } from '@/admin/editor/text/to-markdown';

/** Creates an editor with this text, given as Markdown. */
export const editorOf = (text: string, editorProps: EditorOptions['editorProps'] = {}) =>
  new Editor({ extensions, content: toDoc(parseMarkdown(text)), editorProps });

export const written = (editor: Editor) => toMarkdown(fromDoc(editor.getJSON()));

export const pasteHtml = (editor: Editor, html: string) =>
  editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent);
