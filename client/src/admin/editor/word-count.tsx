import { type Editor, useEditorState } from '@tiptap/react';
import styles from './markdown-editor.module.css';

/** Number of words that people read in a minute. */
const PACE = 220;

export function WordCount({ editor }: { editor: Editor }) {
  const words = useEditorState({ editor, selector: countOf });
  const minutes = Math.max(1, Math.round(words / PACE));
  return (
    <p className={`small muted ${styles.count}`}>
      {words.toLocaleString('en-US')} {words === 1 ? 'word' : 'words'}
      {words > 0 && `, ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`}
    </p>
  );
}

const countOf = ({ editor }: { editor: Editor }) => editor.getText({ blockSeparator: ' ' }).match(/\S+/g)?.length ?? 0;
