import type { Field } from '@contract/fields';
import { Button } from 'antd';
import { RecordInput } from '../shared/fields/record-inputs';
import styles from './editor.module.css';
import { useOpenEditor } from './editor-address';

/** The text in its dialog, and the way to the room in which it is written with headings, lists and pictures. */
export function ContentInput({ name = 'content', field, room }: { name?: string; field: Field; room: string }) {
  const openRoom = useOpenEditor();
  return (
    <div>
      <RecordInput name={name} field={field} />
      <Button className={styles.open} onClick={() => openRoom(room)}>
        Open in the editor
      </Button>
    </div>
  );
}
