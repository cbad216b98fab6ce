import type { Fields } from '@contract/fields';
import type { Block, Inline, TextFormat } from '@contract/markdown';
import { DRAFT_FIELDS, type TextFields, type TextKind } from '@contract/texts';
import { Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { toBlocks } from '@/lib/plain-text';
import { toMarkdown } from '../editor/text/to-markdown';
import { recordFields, toForm, toInput, WRITTEN } from '../shared/fields/record-form';
import { DeletedConflict, EditConflict } from '../shared/forms/conflict';
import { clearErrors, useAntdPort } from '../shared/forms/form-port';
import { isBelow, useSaveKey } from '../shared/forms/use-save-key';
import { EditorBar } from './editor-bar';
import { EditorBody } from './editor-body';
import type { TextFormProps, TextFormValues } from './text-form-props';
import { TEXTS, titleOf } from './text-kinds';
import { useTextActs } from './use-text-acts';

/** Converts plain text to blocks. Signs such as `*` stay as they are, even if they have a meaning in Markdown. */
function plainToBlocks(content: string): Block[] {
  return toBlocks(content).map(
    (block): Block =>
      block.kind === 'paragraph'
        ? { kind: 'paragraph', content: lines(block.text) }
        : { kind: 'list', start: null, entries: block.items.map((text) => [{ kind: 'line', content: [text] }]) },
  );
}

const lines = (text: string): Inline[] =>
  text.split('\n').flatMap((line, place): Inline[] => (place === 0 ? [line] : [{ kind: 'break' }, line]));

export function TextForm<K extends TextKind>(props: TextFormProps<K>) {
  const { kind, open, hasLead, details, missingIn } = props;
  const { editor, turn, record, conflict, deletion } = open;
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
  const acts = useTextActs({ kind, open, form, port, missingIn });
  const isReplaced = conflict !== null || deletion !== null;
  useSaveKey(() => {
    if (!isReplaced && !isBelow(box.current)) void editor.flush();
  });

  // Shows a text that the user has not typed here, such as a version or a colleague's text. `turn` changes with each
  // such text.
  const renderedTurn = useRef(turn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on a new turn
  useEffect(() => {
    if (renderedTurn.current === turn) return;
    renderedTurn.current = turn;
    form.setFieldsValue(toShown(open.fields));
  }, [turn]);

  const handleChange = (changed: Partial<TextFormValues>) => {
    editor.change(toInput(fields, form.getFieldsValue(true)) as TextFields<K>);
    clearErrors(form, changed);
  };

  return (
    <>
      {conflict && (
        <EditConflict
          fillsWindow
          mine={form.getFieldsValue(true) as TextFormValues}
          theirs={toShown(conflict.theirs)}
          fields={recordFields(fields)}
          edit={conflict.edit}
          onKeepMine={() => acts.choose('mine')}
          onTakeTheirs={() => acts.choose('theirs')}
        />
      )}
      {deletion && (
        <DeletedConflict
          deletion={deletion}
          fillsWindow
          onRestored={() => void editor.goOn()}
          onDiscard={() => {
            editor.forget();
            void navigate(screen);
          }}
        />
      )}
      <div ref={box} hidden={isReplaced}>
        <Form<TextFormValues>
          form={form}
          layout="vertical"
          initialValues={toShown(open.fields)}
          onValuesChange={handleChange}
          requiredMark={false}
        >
          <EditorBar {...props} acts={acts} isOff={isReplaced || isUploading || acts.isBusy} />
          <EditorBody
            heading={record ? `Write: ${titleOf(record)}` : `Write a ${word}`}
            text={text}
            hasLead={hasLead}
            onBusyChange={setIsUploading}
            isDetailsOpen={isDetailsOpen}
            onDetails={setIsDetailsOpen}
          >
            {details(open, setIsUploading)}
          </EditorBody>
        </Form>
      </div>
    </>
  );
}

/** Converts plain text to Markdown for the editor. The stored text changes only on save. */
function inMarkdown<F extends { format?: TextFormat }>(form: F): F {
  if (form.format === 'markdown') return form;
  const texts = Object.entries(form).filter(([name]) => WRITTEN.includes(name));
  const written = texts.map(([name, plain]) => [name, toMarkdown(plainToBlocks(String(plain)))]);
  return { ...form, ...Object.fromEntries(written), format: 'markdown' };
}
