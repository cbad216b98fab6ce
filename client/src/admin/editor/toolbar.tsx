import {
  AppstoreOutlined,
  BoldOutlined,
  CameraOutlined,
  EllipsisOutlined,
  ItalicOutlined,
  LineOutlined,
  LinkOutlined,
  OrderedListOutlined,
  PictureOutlined,
  RedoOutlined,
  TableOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useMedia } from '@/lib/use-media';
import { leaveChosen } from './behind-chosen';
import styles from './markdown-editor.module.css';

const PICTURES = 'image/jpeg,image/png,image/gif,image/webp,image/svg+xml,image/heic,image/heif,.heic,.heif';
const BY_FINGER = '(pointer: coarse)';

interface ToolbarProps {
  editor: Editor;
  before?: ReactNode;
  after?: ReactNode;
  onLink: () => void;
  onPicture: (file: File) => void;
  /** Opens the library. */
  onLibrary?: () => void;
}

/** What can be done with the text; the arrow keys lead along it. */
export function Toolbar({ editor, before, after, onLink, onPicture, onLibrary }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const hasCamera = useMedia(BY_FINGER);
  const [isOpen, setIsOpen] = useState(false);
  const isCut = useIsCut(bar);
  const now = useEditorState({ editor, selector: stateOf });
  const chain = () => editor.chain().focus();
  const insertTable = () => {
    chain().command(leaveChosen).insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run();
    // The finger that has made a table would lie on the tool that deletes it.
    if (bar.current) bar.current.scrollLeft = 0;
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])].filter(
      ({ disabled, offsetParent }) => !disabled && offsetParent !== null,
    );
    const place = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons.at((place + step) % buttons.length)?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Format"
      className={styles.toolbar}
      data-open={isOpen || undefined}
      data-in-table={now.table || undefined}
      onKeyDown={handleKey}
    >
      {before}
      <Tool name="Heading H2" isBlock isOn={now.heading2} onPress={() => chain().toggleHeading({ level: 2 }).run()}>
        H2
      </Tool>
      <Tool
        name="Small heading H3"
        isBlock
        isOn={now.heading3}
        onPress={() => chain().toggleHeading({ level: 3 }).run()}
      >
        H3
      </Tool>
      <Tool name="Bold" isOn={now.bold} onPress={() => chain().toggleBold().run()}>
        <BoldOutlined />
      </Tool>
      <Tool name="Italic" isOn={now.italic} onPress={() => chain().toggleItalic().run()}>
        <ItalicOutlined />
      </Tool>
      <Tool name="Link" isOn={now.link} onPress={onLink}>
        <LinkOutlined />
      </Tool>
      <Tool name="List" isBlock isOn={now.bulletList} onPress={() => chain().toggleBulletList().run()}>
        <UnorderedListOutlined />
      </Tool>
      <Tool name="Numbered list" isBlock isOn={now.orderedList} onPress={() => chain().toggleOrderedList().run()}>
        <OrderedListOutlined />
      </Tool>
      <Tool name="Quotation" isBlock isOn={now.quotation} onPress={() => chain().toggleBlockquote().run()}>
        <span className={styles.quote}>“</span>
      </Tool>
      <FileTool name="Picture" isBlock accept={PICTURES} onFile={onPicture}>
        <PictureOutlined />
      </FileTool>
      {onLibrary && (
        <Tool name="Picture from Media" isBlock onPress={onLibrary}>
          <AppstoreOutlined />
        </Tool>
      )}
      {hasCamera && (
        <FileTool name="Take photo" isBlock accept="image/*" isCamera onFile={onPicture}>
          <CameraOutlined />
        </FileTool>
      )}
      <Tool name="Table" isBlock isOff={now.table} onPress={insertTable}>
        <TableOutlined />
      </Tool>
      <Tool name="Rule" isBlock onPress={() => chain().command(leaveChosen).setHorizontalRule().run()}>
        <LineOutlined />
      </Tool>
      <Tool name="Undo" isOff={!now.canUndo} onPress={() => chain().undo().run()}>
        <UndoOutlined />
      </Tool>
      <Tool name="Redo" isOff={!now.canRedo} onPress={() => chain().redo().run()}>
        <RedoOutlined />
      </Tool>
      {now.table && <TableTools chain={chain} />}
      {after}
      {(isCut || isOpen) && (
        <span className={styles.more}>
          <Tool name="More tools" isExpanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
            <EllipsisOutlined />
          </Tool>
        </span>
      )}
    </div>
  );
}

/** True where the row holds more than there is room for. */
function useIsCut(row: RefObject<HTMLElement | null>): boolean {
  const [isCut, setIsCut] = useState(false);
  const measure = () => setIsCut(!!row.current && row.current.scrollWidth > row.current.clientWidth);
  // After every drawing: the tools of a table come and go.
  useEffect(measure);
  useEffect(() => {
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  });
  return isCut;
}

function TableTools({ chain }: { chain: () => ReturnType<Editor['chain']> }) {
  return (
    <>
      <Tool name="Add row" onPress={() => chain().addRowAfter().run()}>
        + Row
      </Tool>
      <Tool name="Add column" onPress={() => chain().addColumnAfter().run()}>
        + Column
      </Tool>
      <Tool name="Delete row" onPress={() => chain().deleteRow().run()}>
        − Row
      </Tool>
      <Tool name="Delete column" onPress={() => chain().deleteColumn().run()}>
        − Column
      </Tool>
      <Tool name="Delete table" onPress={() => chain().deleteTable().run()}>
        − Table
      </Tool>
    </>
  );
}

const stateOf = ({ editor }: { editor: Editor }) => ({
  heading2: editor.isActive('heading', { level: 2 }),
  heading3: editor.isActive('heading', { level: 3 }),
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  link: editor.isActive('link'),
  bulletList: editor.isActive('bulletList'),
  orderedList: editor.isActive('orderedList'),
  quotation: editor.isActive('blockquote'),
  table: editor.isActive('table'),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

interface ToolProps {
  name: string;
  /** Makes what no cell of a table takes: on a phone it makes room there. */
  isBlock?: boolean;
  /** Of what is on or off where the cursor stands. */
  isOn?: boolean;
  isOff?: boolean;
  /** Of what shows or hides others. */
  isExpanded?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Tool({ name, isBlock, isOn, isOff, isExpanded, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      data-block={isBlock || undefined}
      aria-pressed={isOn}
      aria-expanded={isExpanded}
      disabled={isOff}
      // The text keeps its selection, and a phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

interface FileToolProps extends Pick<ToolProps, 'name' | 'isBlock'> {
  accept: string;
  isCamera?: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
}

function FileTool({ name, isBlock, accept, isCamera, onFile, children }: FileToolProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Tool name={name} isBlock={isBlock} onPress={() => chooser.current?.click()}>
        {children}
      </Tool>
      <input
        ref={chooser}
        type="file"
        accept={accept}
        capture={isCamera ? 'environment' : undefined}
        aria-label={`${name}: file`}
        className="visually-hidden"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
