import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './markdown-editor.module.css';

/** Signs of a caption, and of an alt text. */
const MOST = 300;

/** First wait before a picture that did not load is asked for again; each further one is twice as long. */
const FIRST_WAIT_MS = 2_000;

/** Asks again for a picture that the network has cut off: browsers do so only when the page is loaded anew. */
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

/** A picture in the text, with what is said of it. */
export function PictureView({ editor, node, selected, updateAttributes, deleteNode }: NodeViewProps) {
  const id = useId();
  const { src, alt, caption } = node.attrs as { src: string; alt: string; caption: string };
  /** Of the picture itself, once it is here: it stands in its own shape, as readers will see it. */
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
      <div className={`row tiny gap-x-2 ${styles.about}`}>
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
