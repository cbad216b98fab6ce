import { DEFAULT_BLOG_AUTHOR } from '@contract/blogs';
import type { Field, Fields } from '@contract/fields';
import { DRAFT_FIELDS, type TextKind } from '@contract/texts';
import { Button, Form } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useSession } from '@/stores/session';
import { letUnsavedGo } from '@/stores/unsaved';
import { useRun } from '../shared/feedback/use-run';
import { useToast } from '../shared/feedback/use-toast';
import { toInput } from '../shared/fields/record-form';
import { RecordInput } from '../shared/fields/record-inputs';
import { dropBuffer } from '../shared/forms/form-buffer';
import { isSame } from '../shared/forms/is-same';
import { leaveText, NEW } from './draft-buffer';
import styles from './editor.module.css';
import { editorAddress } from './editor-address';
import { draftBeside, TEXTS, textOf } from './text-kinds';

interface ContentInputProps {
  kind: TextKind;
  record: { _id: string; updatedAt: string } | null;
  field: Field;
  onOpen: () => void;
}

/**
 * Version that no draft has. It is sent if a colleague has changed the text since the dialog opened. The server then
 * reports a conflict in the editor.
 */
const OTHER = -1;

const FAILED = 'The editor could not be opened';

export function ContentInput({ kind, record, field, onOpen }: ContentInputProps) {
  const form = Form.useFormInstance();
  const navigate = useNavigate();
  const { run, isRunning } = useRun();
  const toast = useToast();
  const { noun, screen, text, calls } = TEXTS[kind];
  const leave = async () => {
    const input = toInput<Fields>(DRAFT_FIELDS[kind], form.getFieldsValue(true));
    const { user } = useSession.getState();
    // In the editor, a new post is by the user, unless another author was typed.
    if (!record && user && input.authorName === DEFAULT_BLOG_AUTHOR) input.authorName = user.name;
    const typed = textOf(kind, input);
    if (!record || !isSame(typed, textOf(kind, record))) {
      const edited = record && (await calls.readDraft(record._id));
      const isOther = edited && (draftBeside(edited) || edited.record.updatedAt !== record?.updatedAt);
      const version = isOther ? OTHER : (edited?.version ?? 0);
      if (!leaveText(kind, record?._id ?? NEW, { fields: typed, version, basedOn: edited?.textVersion ?? 0 }))
        return toast.error(FAILED, 'Save your changes here first, then open the editor.');
    }
    dropBuffer(`${noun}:${record?._id ?? NEW}`);
    letUnsavedGo();
    onOpen();
    void navigate(editorAddress(screen, record?._id));
  };
  // A new page or service cannot be opened in the editor until it has been saved. A new post can.
  const canOpen = record !== null || kind === 'blogs';
  return (
    <div>
      <RecordInput name={text} field={field} />
      {canOpen && (
        <Button className={styles.open} disabled={isRunning} onClick={() => void run(leave, FAILED)}>
          Open in the editor
        </Button>
      )}
    </div>
  );
}
