import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import BoldOutlined from '@ant-design/icons/BoldOutlined';
import CameraOutlined from '@ant-design/icons/CameraOutlined';
import CodeOutlined from '@ant-design/icons/CodeOutlined';
import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined';
import ItalicOutlined from '@ant-design/icons/ItalicOutlined';
import LineOutlined from '@ant-design/icons/LineOutlined';
import LinkOutlined from '@ant-design/icons/LinkOutlined';
import OrderedListOutlined from '@ant-design/icons/OrderedListOutlined';
import PictureOutlined from '@ant-design/icons/PictureOutlined';
import RedoOutlined from '@ant-design/icons/RedoOutlined';
import TableOutlined from '@ant-design/icons/TableOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import UnorderedListOutlined from '@ant-design/icons/UnorderedListOutlined';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useMedia } from '@/lib/use-media';
import { FileChooser } from '../file-input/file-chooser';
import { BY_FINGER } from '../file-input/upload-tab';
import { leaveChosen } from './behind-chosen';
import styles from './markdown-editor.module.css';

type Chain = ReturnType<Editor['chain']>;

interface Format {
  name: string;
  icon: ReactNode;
  isBlock?: boolean;
  /** True if the button is shown only while the cursor is inside this kind of block, such as a table. */
  isRare?: boolean;
  /** Name and attributes of this format in the editor. They tell whether the cursor is inside it. */
  is: [type: string, attributes?: object];
  press?: (chain: Chain) => Chain;
}

const block = (name: string, icon: ReactNode, is: Format['is'], press: Format['press']): Format => ({
  name,
  icon,
  isBlock: true,
  is,
  press,
});

const [H2, H3] = [{ level: 2 }, { level: 3 }] as const;
const FORMATS: readonly Format[] = [
  block('Heading H2', 'H2', ['heading', H2], (chain) => chain.toggleHeading(H2)),
  block('Small heading H3', 'H3', ['heading', H3], (chain) => chain.toggleHeading(H3)),
  { name: 'Bold', icon: <BoldOutlined />, is: ['bold'], press: (chain) => chain.toggleBold() },
  { name: 'Italic', icon: <ItalicOutlined />, is: ['italic'], press: (chain) => chain.toggleItalic() },
  { name: 'Code', icon: <CodeOutlined />, isRare: true, is: ['code'], press: (chain) => chain.toggleCode() },
  { name: 'Link', icon: <LinkOutlined />, is: ['link'] },
  block('List', <UnorderedListOutlined />, ['bulletList'], (chain) => chain.toggleBulletList()),
  block('Numbered list', <OrderedListOutlined />, ['orderedList'], (chain) => chain.toggleOrderedList()),
  block('Block quote', <span className={styles.quote}>“</span>, ['blockquote'], (chain) => chain.toggleBlockquote()),
  { ...block('Code block', '{ }', ['codeBlock'], (chain) => chain.toggleCodeBlock()), isRare: true },
];
const TABLE_TOOLS: readonly [name: string, text: string, press: (chain: Chain) => Chain][] = [
  ['Add row', '+ Row', (chain) => chain.addRowAfter()],
  ['Add column', '+ Column', (chain) => chain.addColumnAfter()],
  ['Delete row', '− Row', (chain) => chain.deleteRow()],
  ['Delete column', '− Column', (chain) => chain.deleteColumn()],
  ['Delete table', '− Table', (chain) => chain.deleteTable()],
];

interface ToolbarProps {
  editor: Editor;
  before?: ReactNode;
  after?: ReactNode;
  onLink: () => void;
  onImage: (file: File) => void;
  onLibrary?: () => void;
}

export function Toolbar({ editor, before, after, onLink, onImage, onLibrary }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const hasCamera = useMedia(BY_FINGER);
  const [isOpen, setIsOpen] = useState(false);
  const isCut = useIsCut(bar);
  const now = useEditorState({ editor, selector: stateOf });
  const chain = () => editor.chain().focus();
  const insertTable = () => {
    chain().command(leaveChosen).insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run();
    // Scrolls the toolbar to its start: on a phone, a second tap would otherwise hit the button that deletes the table.
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
      className={`line stretch gap-1 underlined ${styles.toolbar}`}
      data-open={isOpen || undefined}
      data-in-table={now.table || undefined}
      onKeyDown={handleKey}
    >
      {before}
      {FORMATS.map(({ name, icon, isBlock, isRare, press }, place) =>
        isRare && !now.formats[place] ? null : (
          <Tool
            key={name}
            name={name}
            isBlock={isBlock}
            isOn={now.formats[place]}
            onPress={press ? () => press(chain()).run() : onLink}
          >
            {icon}
          </Tool>
        ),
      )}
      <FileTool name="Image" isBlock onFile={onImage}>
        <PictureOutlined />
      </FileTool>
      {onLibrary && (
        <Tool name="Image from Media" isBlock onPress={onLibrary}>
          <AppstoreOutlined />
        </Tool>
      )}
      {hasCamera && (
        <FileTool name="Take photo" isBlock accept="image/*" isCamera onFile={onImage}>
          <CameraOutlined />
        </FileTool>
      )}
      <Tool name="Table" isBlock isOff={now.table} onPress={insertTable}>
        <TableOutlined />
      </Tool>
      <Tool name="Dividing line" isBlock onPress={() => chain().command(leaveChosen).setHorizontalRule().run()}>
        <LineOutlined />
      </Tool>
      <Tool name="Undo" isOff={!now.canUndo} onPress={() => chain().undo().run()}>
        <UndoOutlined />
      </Tool>
      <Tool name="Redo" isOff={!now.canRedo} onPress={() => chain().redo().run()}>
        <RedoOutlined />
      </Tool>
      {now.table &&
        TABLE_TOOLS.map(([name, text, press]) => (
          <Tool key={name} name={name} onPress={() => press(chain()).run()}>
            {text}
          </Tool>
        ))}
      {after}
      {(isCut || isOpen) && (
        <span className={`firm ${styles.more}`}>
          <Tool name="More tools" isExpanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
            <EllipsisOutlined />
          </Tool>
        </span>
      )}
    </div>
  );
}

function useIsCut(row: RefObject<HTMLElement | null>): boolean {
  const [isCut, setIsCut] = useState(false);
  const measure = () => setIsCut(!!row.current && row.current.scrollWidth > row.current.clientWidth);
  useEffect(measure);
  useEffect(() => {
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  });
  return isCut;
}

const stateOf = ({ editor }: { editor: Editor }) => ({
  formats: FORMATS.map(({ is }) => editor.isActive(...is)),
  table: editor.isActive('table'),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

interface ToolProps {
  name: string;
  /** True for a block that a table cell cannot contain. On a phone, the button is hidden inside a table. */
  isBlock?: boolean;
  isOn?: boolean;
  isOff?: boolean;
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
      // Keeps the focus in the text, so that selection and on-screen keyboard stay.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

interface FileToolProps extends Pick<ToolProps, 'name' | 'isBlock' | 'children'> {
  accept?: string;
  isCamera?: boolean;
  onFile: (file: File) => void;
}

function FileTool({ name, isBlock, accept, isCamera, onFile, children }: FileToolProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Tool name={name} isBlock={isBlock} onPress={() => chooser.current?.click()}>
        {children}
      </Tool>
      <FileChooser
        ref={chooser}
        accept={accept}
        capture={isCamera ? 'environment' : undefined}
        aria-label={`${name}: file`}
        onFiles={([file]) => onFile(file)}
      />
    </>
  );
}
