import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './markdown-editor.module.css';

/** Maximum number of characters of a caption or alt text. */
const MOST = 300;

/** Delay in ms before an image that failed to load is loaded again. It doubles with each try. */
const FIRST_WAIT_MS = 2_000;

/** Loads an image again after a network failure; browsers do not. */
function useReload(): { turn: number; onError: () => void } {
  const [turn, setTurn] = useState(0);
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    if (!isBroken) return;
    const again = () => {
      setIsBroken(false);
      setTurn(turn + 1);
    };
    const timer = setTimeout(again, FIRST_WAIT_MS * 2 ** turn);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [isBroken, turn]);
  return { turn, onError: () => setIsBroken(true) };
}

export function PictureView({ editor, node, selected, updateAttributes, deleteNode }: NodeViewProps) {
  const id = useId();
  const { src, alt, caption } = node.attrs as { src: string; alt: string; caption: string };
  /** Natural width in px; `undefined` until the image has loaded. */
  const [width, setWidth] = useState<number>();
  const loading = useReload();
  return (
    <NodeViewWrapper
      as="figure"
      className={styles.figure}
      data-selected={selected || undefined}
      contentEditable={false}
    >
      <img
        key={loading.turn}
        src={src}
        alt={alt}
        data-drag-handle
        onError={loading.onError}
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
