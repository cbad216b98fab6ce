import type { Block } from '@contract/markdown';
import type { Command } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import { EditorContent, type EditorOptions, type JSONContent, useEditor } from '@tiptap/react';
import { App, Button, Form } from 'antd';
import { type ReactNode, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { classNames } from '@/lib/class-names';
import { useLatest } from '@/lib/use-latest';
import { useUnsavedChanges } from '@/stores/use-unsaved-changes';
import text from '@/ui/markdown-text.module.css';
import plain from '@/ui/plain-text.module.css';
import { useImagePicker } from '../file-input/image-library';
import { useUpload } from '../file-input/use-upload';
import { type Upload, type Uploads, useUploads } from '../file-input/use-uploads';
import { leaveChosen } from './behind-chosen';
import { withWholeCode } from './clean-code';
import { cleanPaste } from './clean-paste';
import { extensions } from './extensions';
import { LinkBox } from './link-box';
import styles from './markdown-editor.module.css';
import { holdsImages, withUploads } from './pasted-images';
import { reserveScrollSpace } from './reserve-scroll-space';
import { fromDoc, toDoc } from './text/doc';
import { parseMarkdown } from './text/markdown-tokens';
import { misreadPlace } from './text/misread';
import { toMarkdown } from './text/to-markdown';
import { Toolbar } from './toolbar';
import type { FindMisread } from './use-read-back';
import { WordCount } from './word-count';

interface MarkdownEditorProps {
  /** Markdown, set by `Form.Item`. */
  value?: string;
  onChange?: (value: string) => void;
  label: string;
  hasLead?: boolean;
  onBusyChange?: (isBusy: boolean) => void;
  hasCount?: boolean;
  /** Buttons before the formatting buttons. */
  tools?: ReactNode;
  head?: ReactNode;
  /** Renders buttons that insert blocks at the cursor. */
  more?: (insert: (blocks: readonly Block[]) => void) => ReactNode;
  /** Finds text that would be different after its Markdown is parsed again. See `useReadBack`. */
  readBack?: RefObject<FindMisread | null>;
}

const docOf = (value: string) => toDoc(parseMarkdown(value));
const lostImages = (count: number) =>
  `${count === 1 ? '1 image' : `${count} images`} could not be pasted. Add each image as a file with the button “Image”.`;

export function MarkdownEditor(props: MarkdownEditorProps) {
  const { value = '', onChange, label, hasLead, onBusyChange, hasCount, tools, head, more, readBack } = props;
  /**
   * The editor's content as Markdown. If `value` is different, the form has set a new text, which the editor must show.
   */
  const shown = useRef(value);
  const change = useLatest(onChange);
  const { message } = App.useApp();
  const [isLinking, setIsLinking] = useState(false);
  const putIn = (blocks: JSONContent[]) => editor.chain().focus().command(leaveChosen).insertContent(blocks).run();
  const insert = (src: string, alt = '') => {
    // Adds an empty paragraph for the cursor. If the image stayed selected, typing would replace it.
    putIn([{ type: 'image', attrs: { src, alt } }, { type: 'paragraph' }]);
  };
  const uploads = useUploads((src) => insert(src));
  const library = useImagePicker(({ path, alt }) => insert(path, alt));
  const add = useLatest(uploads.add);
  /**
   * Takes dropped and pasted files of any type, and reports files that are no images. The browser would otherwise leave
   * this page and open the file.
   */
  const takeFiles = (files: FileList | undefined) => {
    if (!files?.length) return false;
    add.current([...files]);
    return true;
  };
  const pasting = useUpload();
  const takeText = async (html: string, event: ClipboardEvent) => {
    const brought = await withUploads(html, pasting.send);
    if (!editor.isDestroyed) editor.view.pasteHTML(brought, event);
  };
  const bar = useRef<HTMLDivElement>(null);
  const [room] = useState(() => reserveScrollSpace(bar));
  const takeCopied = useLatest(takeText);
  // Created once: with other options at each render, the text would be parsed and the editor updated each time.
  const [options] = useState<Partial<EditorOptions>>(() => ({
    extensions,
    content: docOf(value),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        dir: 'auto',
        // Turns off translation by the browser, which would change the text as if the user had typed.
        translate: 'no',
        class: classNames(plain.text, text.text, styles.text, hasLead && plain.withLead),
      },
      scrollMargin: room,
      scrollThreshold: room,
      transformPasted: (pasted, { state }) => withWholeCode(pasted, state.selection.$from),
      transformPastedHTML: (copied) => {
        const { html, lost } = cleanPaste(copied);
        if (lost > 0) void message.error(lostImages(lost));
        return html;
      },
      handleKeyDown: (_view, event) => {
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
          return false;
        event.preventDefault();
        event.stopPropagation();
        setIsLinking(true);
        return true;
      },
      handleDOMEvents: {
        paste: (_view, event) => {
          const { clipboardData: pasted } = event;
          const html = pasted?.getData('text/html') ?? '';
          if (!holdsImages(html)) return false;
          event.preventDefault();
          void takeCopied.current(html, event);
          return true;
        },
      },
      handlePaste: (_view, { clipboardData: pasted }) =>
        !pasted?.types.includes('text/html') && takeFiles(pasted?.files),
      handleDrop: (view, event, _slice, isMoved) => {
        if (isMoved || !event.dataTransfer?.files.length) return false;
        event.preventDefault();
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (place) editor.commands.setTextSelection(place.pos);
        return takeFiles(event.dataTransfer.files);
      },
    },
  }));
  const editor = useEditor({
    ...options,
    onUpdate: ({ editor: changed }) => {
      shown.current = toMarkdown(fromDoc(changed.getJSON()));
      change.current?.(shown.current);
    },
  });

  useImperativeHandle(readBack, () => () => {
    const place = misreadPlace(editor.getJSON(), shown.current);
    if (place === null) return null;
    const before = editor.state.doc.content.content.slice(0, place);
    const begin = before.reduce((sum, { nodeSize }) => sum + nodeSize, 0);
    const toBegin: Command = ({ tr }) => !!tr.setSelection(Selection.near(tr.doc.resolve(begin)));
    editor.chain().focus().command(toBegin).scrollIntoView().run();
    return editor.state.doc.child(place).textContent.slice(0, 40);
  });

  useEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(docOf(value), { emitUpdate: false });
  }, [editor, value]);

  const isBusy = pasting.percent !== null || uploads.shown.some(({ failure }) => !failure);
  useUnsavedChanges(pasting.percent !== null || uploads.shown.length > 0);
  useEffect(() => {
    onBusyChange?.(isBusy);
    return () => onBusyChange?.(false);
  }, [isBusy, onBusyChange]);

  return (
    <div className="shrinks">
      <div ref={bar} className={`on-white ${styles.tools}`}>
        {isLinking && <LinkBox editor={editor} onClose={() => setIsLinking(false)} />}
        {readBack && <Problems />}
        <div role="status" className={styles.upload}>
          {pasting.percent !== null && <p>{onItsWay(pasting.percent)}</p>}
          {uploads.shown.map((upload) => (
            <UploadStatus key={upload.key} upload={upload} uploads={uploads} />
          ))}
        </div>
        <Toolbar
          editor={editor}
          before={tools}
          after={hasCount && <WordCount editor={editor} />}
          onLink={() => setIsLinking(!isLinking)}
          onImage={(file) => uploads.add([file])}
          onLibrary={library.open}
        />
        {more?.((blocks) => putIn(toDoc(blocks).content ?? []))}
      </div>
      {library.picker}
      {head}
      <EditorContent editor={editor} className={styles.sheet} />
    </div>
  );
}

function Problems() {
  const { errors } = Form.Item.useStatus();
  return (
    <div role="alert" className={styles.upload}>
      {errors.map((error, place) => (
        <p key={String(place)} className={`danger ${styles.problem}`}>
          {error}
        </p>
      ))}
    </div>
  );
}

/** Returns the status of an upload. After 100 percent are sent, the server still has to make smaller images. */
const onItsWay = (percent: number): string => (percent < 100 ? `Uploading image: ${percent} %` : 'Preparing image...');

function UploadStatus({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { key, name, percent, failure, canRetry } = upload;
  if (!failure) return <p>{onItsWay(percent)}</p>;
  return (
    <p className={`danger ${styles.problem}`}>
      <span>
        {name}: {failure}
      </span>
      {canRetry && <Button onClick={() => uploads.retry(key)}>Retry</Button>}
      <Button aria-label={`Remove ${name}`} onClick={() => uploads.dismiss(key)}>
        Remove
      </Button>
    </p>
  );
}
