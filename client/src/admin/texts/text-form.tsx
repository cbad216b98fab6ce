import type { Fields } from '@contract/fields';
import { DRAFT_FIELDS, type TextFields, type TextKind } from '@contract/texts';
import { Button, Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { recordFields, toForm, toInput } from '../shared/fields/record-form';
import { DeletedConflict } from '../shared/forms/deleted-conflict';
import { useAntdPort } from '../shared/forms/form-port';
import { isBelow, useSaveKey } from '../shared/forms/use-save-key';
import { Conflict } from './conflict';
import styles from './editor.module.css';
import { EditorBar } from './editor-bar';
import { inMarkdown } from './in-markdown';
import { Paper } from './paper';
import type { TextFormProps, TextFormValues } from './text-form-props';
import { TEXTS, titleOf } from './text-kinds';
import { useTextActs } from './use-text-acts';

/** The form of one text, on paper: its editor saves what is typed, and the bar publishes it. */
export function TextForm<K extends TextKind>(props: TextFormProps<K>) {
  const { kind, open, hasLead, details, missingIn } = props;
  const { editor, turn, record, conflict, deletion, isGone } = open;
  const fields: Fields = DRAFT_FIELDS[kind];
  const toShown = (text: TextFields<K>) => inMarkdown(toForm(fields, text as never));
  const navigate = useNavigate();
  const [form] = Form.useForm<TextFormValues>();
  const [isUploading, setIsUploading] = useState(false);
  const [isDetailsOpen, setIsDetailsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { screen, word, text } = TEXTS[kind];
  const showField = (name: string) => flushSync(() => setIsDetailsOpen(name !== 'title' && name !== text));
  const port = useAntdPort(form, ([name]) => showField(String(name)));
  const acts = useTextActs({ kind, open, form, port, showField, missingIn });
  const isReplaced = conflict !== null || deletion !== null;
  useSaveKey(() => {
    if (!isReplaced && !isBelow(box.current)) void editor.flush();
  });

  // A text from elsewhere: a version, a colleague's, the published one.
  const shownTurn = useRef(turn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: by its turn
  useEffect(() => {
    if (shownTurn.current === turn) return;
    shownTurn.current = turn;
    form.setFieldsValue(toShown(open.fields));
  }, [turn]);

  const handleChange = (changed: Partial<TextFormValues>) => {
    editor.change(toInput(fields, form.getFieldsValue(true)) as TextFields<K>);
    // The server's errors are about the text before.
    form.setFields(Object.keys(changed).map((name) => ({ name, errors: [] })));
  };

  return (
    <>
      {conflict && (
        <Conflict
          kind={kind}
          editor={editor}
          conflict={conflict}
          mine={form.getFieldsValue(true) as TextFormValues}
          theirs={toShown(conflict.theirs)}
          fields={recordFields(fields)}
        />
      )}
      {deletion && (
        <DeletedConflict
          deletion={deletion}
          isRoom
          onRestored={() => void editor.goOn()}
          onDiscard={() => {
            editor.forget();
            void navigate(screen);
          }}
        />
      )}
      {isGone && (
        <div role="alert" className={`row gap-3 pad-4 ${styles.gone}`}>
          <p>
            <b>This {word} was deleted.</b> Your text is only in this form.{' '}
            {kind === 'blogs' ? 'You can save it as another draft.' : 'Copy it before you leave.'}
          </p>
          {kind === 'blogs' && <Button onClick={() => void editor.saveAsNew()}>Save as a new draft</Button>}
        </div>
      )}
      <div ref={box} hidden={isReplaced}>
        <Form<TextFormValues>
          form={form}
          layout="vertical"
          initialValues={toShown(open.fields)}
          onValuesChange={handleChange}
          requiredMark={false}
        >
          <EditorBar {...props} acts={acts} isOff={isReplaced || isGone || isUploading || acts.isBusy} />
          <Paper
            heading={record ? `Write: ${titleOf(record)}` : `Write a ${word}`}
            text={text}
            hasLead={hasLead}
            onBusyChange={setIsUploading}
            isDetailsOpen={isDetailsOpen}
            onDetails={setIsDetailsOpen}
          >
            {details(open, setIsUploading)}
          </Paper>
        </Form>
      </div>
    </>
  );
}
