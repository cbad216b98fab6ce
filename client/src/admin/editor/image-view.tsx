import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWhenOnline } from '@/lib/use-when-online';
import styles from './markdown-editor.module.css';

/** Maximum number of characters of a caption or alt text. */
const MOST = 300;

/** An image that is still broken after this number of attempts has no working URL. */
const MOST_TURNS = 6;

export function ImageView({ editor, node, selected, updateAttributes, deleteNode }: NodeViewProps) {
  const id = useId();
  const { src, alt, caption } = node.attrs as { src: string; alt: string; caption: string };
  /** Natural width in px; `undefined` until the image has loaded. */
  const [width, setWidth] = useState<number>();
  /** Number of times that the image was loaded again after a network failure; browsers do not load it again. */
  const [turn, setTurn] = useState(0);
  const [isBroken, setIsBroken] = useState(false);
  useWhenOnline(isBroken && turn < MOST_TURNS, () => {
    setIsBroken(false);
    setTurn(turn + 1);
  });
  return (
    <NodeViewWrapper
      as="figure"
      className={styles.figure}
      data-selected={selected || undefined}
      contentEditable={false}
    >
      <img
        key={turn}
        src={src}
        alt={alt}
        data-drag-handle
        onError={() => setIsBroken(true)}
        width={width}
        onLoad={({ currentTarget }) => {
          flushSync(() => setWidth(currentTarget.naturalWidth || undefined));
          // A loaded image may push the cursor off screen.
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
      <div className={`row tiny gap-x-2 ${styles.about}`}>
        <label htmlFor={id}>Alt text</label>
        <input
          id={id}
          name="alt"
          placeholder="Describe the image for people who cannot see it"
          dir="auto"
          maxLength={MOST}
          value={alt}
          onChange={(event) => updateAttributes({ alt: event.target.value })}
        />
        <button type="button" onClick={deleteNode}>
          Remove image
        </button>
      </div>
    </NodeViewWrapper>
  );
}
