import type { Deletion } from '@contract/errors';
import { Button, Form, type FormInstance } from 'antd';
import { type ReactNode, type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '@/api/http';
import { BACK_FOR_A_DAY, NewerNote, RestoredNote } from '../drafts/form-note';
import { isSame } from '../drafts/is-same';
import { isDraftKept, type OfficeDraft } from '../drafts/office-draft';
import { type DraftKeeper, useFormDraft } from '../drafts/use-form-draft';
import { useUnsavedChanges } from '../drafts/use-unsaved-changes';
import { type FailureTexts, useToast } from '../feedback/use-toast';
import { DeletedConflict } from './deleted-conflict';
import styles from './dialog-form.module.css';
import { HeldFields } from './held-fields';
import { deletionOf } from './stored-instead';
import { isBelow, useSaveKey } from './use-save-key';

export interface FormDialogProps<F extends object, R> {
  open: boolean;
  title: string;
  /** What the fields hold when the dialog opens; unsaved is whatever differs from it. */
  initial: F;
  /**
   * Rejects with an `ApiError`: its field errors go to the fields, and what was typed stays. `version` is the one that
   * the text was begun on; `sent` is what the server may have stored of it: the form, and saves that got no answer.
   */
  save: (form: F, version: string | null, sent: readonly F[]) => Promise<R>;
  /** Under this name what is typed is kept in the browser, and is back after a reload. Leave it out for forms with a password. */
  draftName?: string;
  /** A page of its own, that may be left: what was typed is there when it is opened again. */
  isRoom?: boolean;
  /** Is told which fields are wrong before the first of them gets the focus: it may have to be shown. */
  onFieldErrors?: (names: readonly string[]) => void;
  /** Keeps the same elsewhere besides. One for as long as the dialog is open. */
  draftKeeper?: DraftKeeper<F>;
  /** The stored version that the fields were made of: kept with the text, so that a colleague's later change is noticed after a reload too. */
  version?: string | null;
  /** After a success, before the dialog closes. */
  onSaved?: (result: R) => void;
  onClose: () => void;
  /** `success` may be made of the answer; leave it out where `onSaved` says it. */
  texts: FailureTexts & { success?: string | ((result: R) => string) };
  saveText?: string;
  /** Buttons in the place of the one that saves; they are off while something is saved. */
  saveButtons?: (form: FormInstance<F>, isOff: boolean) => ReactNode;
  /** What else can be done with the record, before the buttons. */
  tools?: ReactNode;
  /** The save button while the call is on its way. */
  savingText?: string;
  cancelText?: string;
  /** May take care of a failure itself by returning `true`: then neither toast nor field errors are shown. */
  onFailure?: (error: unknown) => boolean;
  /** Stands in place of the form, which keeps its text; buttons in it work on `form`, throw the text away and close, put another in its place, which can be taken back, or `settle` that the text counts as one on what is stored now. */
  instead?: (
    form: FormInstance<F>,
    discard: () => void,
    replaceBy: (fields: F, said: string) => void,
    settle: () => void,
  ) => ReactNode;
  /** Shows what is stored beside a text that was begun on an older version and is back. */
  onShowNewer?: () => void;
  /** Said before a deleted record is brought back, where less of it comes back. */
  backNote?: string;
  /** The record was deleted, and what was typed has been thrown away. A dialog just closes. */
  onDiscarded?: () => void;
  /** Whether the save button is off although nothing is being saved. */
  isSaveDisabled?: (form: F) => boolean;
  width?: number;
  /** The field that has the focus once the dialog is open. `autoFocus` does not do it: a dialog below takes the focus back. */
  focusField?: keyof F & string;
  /** `Form.Item`s named by the keys of `F`. */
  children: ReactNode;
}

export interface DialogFormProps<F extends object, R> extends FormDialogProps<F, R> {
  /** Missing: there is nothing to close. */
  onCancel?: () => void;
  ref?: Ref<DialogFormHandle>;
}

/** What the dialog asks of the form in it. */
export interface DialogFormHandle {
  /** Whether closing would lose text: as the fields are now, not as they were last drawn. */
  isUnsaved(): boolean;
  /** What is on its way cannot be thrown away any more: the dialog stays until the answer is here. */
  isSaving(): boolean;
  /** Forgets what was typed, also the copy that the browser keeps. */
  discard(): void;
  /** Puts the focus where the form wants it first. */
  focus(): void;
}

/** The form inside `FormDialog`, mounted when the dialog opens and gone when it has closed, or on a page of its own. */
export function DialogForm<F extends object, R>(props: DialogFormProps<F, R>) {
  const { initial, texts, focusField } = props;
  const [form] = Form.useForm<F>();
  /** The record's delete, until it is decided what becomes of what was typed. */
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const isReplaced = deletion !== null || props.instead !== undefined;
  const [isSaving, setIsSaving] = useState(false);
  const toast = useToast();
  const typed: F = { ...initial, ...Form.useWatch([], form) };
  const hasTyped = props.open && !isSame(typed, initial);

  const { isRoom, draftName } = props;
  const isKept = useCallback(() => !!isRoom && !!draftName && isDraftKept(draftName), [isRoom, draftName]);
  const markUnsaved = useUnsavedChanges(hasTyped, isKept);
  /** The fields as they are, which may be ahead of what was last drawn. */
  const readFields = (): F => ({ ...initial, ...form.getFieldsValue() });
  const { open: isOpen, draftKeeper: keeper, version = null } = props;
  const draft = useFormDraft({ name: draftName, keeper, initial, version, isOpen, readFields });
  useImperativeHandle(props.ref, () => ({
    isUnsaved: () => !isSame(readFields(), initial),
    isSaving: () => isSaving,
    discard: draft.drop,
    focus() {
      // Who was faster than the dialog's entrance stays in the field of their choice, or at the question in place of the form.
      if (!focusField || isReplaced || box.current?.contains(document.activeElement)) return;
      form.getFieldInstance(focusField as never)?.focus?.();
    },
  }));
  const isSaveOff = (fields: F) => isSaving || props.isSaveDisabled?.(fields);
  useSaveKey(() => !isReplaced && props.open && !isBelow(box.current) && !isSaveOff(readFields()) && form.submit());

  const handleFinish = async (fields: F) => {
    if (isSaving) return;
    setIsSaving(true);
    try {
      const sent = { ...initial, ...fields };
      const result = await props.save(sent, draft.version, draft.sending(sent));
      if (isRoom && !isSame(readFields(), sent)) draft.goOn();
      else draft.drop();
      if (texts.success) toast.success(typeof texts.success === 'string' ? texts.success : texts.success(result));
      props.onSaved?.(result);
      props.onClose();
    } catch (error) {
      flushSync(() => setIsSaving(false));
      const deleted = deletionOf(error);
      if (deleted) return setDeletion(deleted);
      if (props.onFailure?.(error)) return;
      if (error instanceof ApiError) showFieldErrors(error);
      toast.failure(error, texts);
    } finally {
      setIsSaving(false);
    }
  };

  const showFieldErrors = (error: ApiError) => {
    const named = error.errors.map(({ field, message }) => ({ name: field.split('.')[0] ?? field, errors: [message] }));
    const known = named.filter(({ name }) => name in typed);
    if (known.length === 0) return;
    form.setFields(known as Parameters<typeof form.setFields>[0]);
    props.onFieldErrors?.(known.map(({ name }) => name));
    form.getFieldInstance(known[0]!.name as never)?.focus?.();
  };

  const handleChange = (changed: Partial<F>) => {
    draft.touch();
    markUnsaved(!isSame(readFields(), initial));
    // What the server said about a field was about the text before.
    form.setFields(Object.keys(changed).map((name) => ({ name: name as never, errors: [] })));
  };

  const setFields = (fields: Partial<F>) => form.setFieldsValue(fields as Parameters<typeof form.setFieldsValue>[0]);
  const discard = () => {
    draft.drop();
    // A room stays until another screen is there, which must not ask about text that was thrown away.
    if (isRoom) setFields(initial);
    markUnsaved(false);
    props.onClose();
  };
  const takeBack = (dropped: OfficeDraft<F> & { fields: F }) => {
    draft.takeBack(dropped);
    setFields(dropped.fields);
    markUnsaved(true);
  };
  const replaceBy = (fields: F, said: string) => {
    const mine = { fields: readFields(), version: draft.version };
    const forget = keeper?.throwAway?.(mine);
    const letGo = draft.putAside();
    setFields(fields);
    const undo = () => {
      forget?.();
      takeBack(mine);
    };
    toast.undoable(said, undo, letGo, forget && BACK_FOR_A_DAY);
  };
  /** Of a text that the list shows as thrown away: there Undo is no longer needed. */
  const closeUndo = useRef<() => void>(null);
  useEffect(() => () => closeUndo.current?.(), []);
  const startOver = () => {
    const dropped = { fields: readFields(), version: draft.version };
    const forget = keeper?.throwAway?.(dropped);
    draft.drop();
    setFields(initial);
    markUnsaved(false);
    const undo = () => {
      forget?.();
      takeBack(dropped);
    };
    const close = toast.undoable('What you typed was thrown away.', undo, undefined, forget && BACK_FOR_A_DAY);
    if (forget) closeUndo.current = close;
    if (focusField) form.getFieldInstance(focusField as never)?.focus?.();
  };

  const saveOnBack = () => {
    setDeletion(null);
    // The fields are shown again first: a save that is refused leads to them.
    queueMicrotask(() => form.submit());
  };
  const discardDeleted = () => {
    discard();
    props.onDiscarded?.();
  };

  return (
    <>
      {deletion ? (
        <DeletedConflict
          {...{ deletion, isRoom }}
          note={props.backNote}
          onBack={saveOnBack}
          onDiscard={discardDeleted}
        />
      ) : (
        props.instead?.(form, discard, replaceBy, draft.settle)
      )}
      <div ref={box} hidden={isReplaced}>
        <Form<F>
          form={form}
          className={styles.form}
          layout="vertical"
          initialValues={draft.begin}
          onValuesChange={handleChange}
          onFinish={(fields) => void handleFinish(fields)}
          scrollToFirstError={{ focus: true }}
          requiredMark={false}
        >
          {draft.isRestored && <RestoredNote onDiscard={startOver} />}
          {draft.isRestored && draft.version !== version && props.onShowNewer && (
            <NewerNote onShow={props.onShowNewer} />
          )}
          <HeldFields isHeld={isSaving && !isRoom}>{props.children}</HeldFields>
          <div className={styles.buttons}>
            {props.tools && <div className={styles.tools}>{props.tools}</div>}
            {props.onCancel && (
              <Button disabled={isSaving} onClick={props.onCancel}>
                {props.cancelText ?? 'Cancel'}
              </Button>
            )}
            {props.saveButtons?.(form, !!isSaveOff(typed)) ?? (
              <Button type="primary" htmlType="submit" disabled={isSaveOff(typed)}>
                {isSaving ? (props.savingText ?? 'Saving...') : (props.saveText ?? 'Save')}
              </Button>
            )}
          </div>
        </Form>
      </div>
    </>
  );
}
