import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './markdown-editor.module.css';

/** Signs of a caption, and of an alt text. */
const MOST = 300;

/** A picture in the text, with what is said of it. */
export function PictureView({ editor, node, selected, updateAttributes, deleteNode }: NodeViewProps) {
  const id = useId();
  const { src, alt, caption } = node.attrs as { src: string; alt: string; caption: string };
  /** Of the picture itself, once it is here: it stands in its own shape, as readers will see it. */
  const [width, setWidth] = useState<number>();
  return (
    <NodeViewWrapper
      as="figure"
      className={styles.figure}
      data-selected={selected || undefined}
      contentEditable={false}
    >
      <img
        src={src}
        alt={alt}
        data-drag-handle
        width={width}
        onLoad={({ currentTarget }) => {
          flushSync(() => setWidth(currentTarget.naturalWidth || undefined));
          // It has pushed the cursor down, maybe out of sight.
          if (editor.isFocused) editor.commands.scrollIntoView();
        }}
      />
      <input
        className={styles.caption}
        aria-label="Caption"
        placeholder="Caption (optional)"
        dir="auto"
        maxLength={MOST}
        value={caption}
        onChange={(event) => updateAttributes({ caption: event.target.value })}
      />
      <div className={styles.about}>
        <label htmlFor={id}>Alt text</label>
        <input
          id={id}
          name="alt"
          placeholder="What the picture shows, for people who cannot see it"
          dir="auto"
          maxLength={MOST}
          value={alt}
          onChange={(event) => updateAttributes({ alt: event.target.value })}
        />
        <button type="button" onClick={deleteNode}>
          Remove picture
        </button>
      </div>
    </NodeViewWrapper>
  );
}
