import type { Deletion } from '@contract/errors';
import { LIMITS } from '@contract/limits';
import {
  FOCUS_ID,
  focusRule,
  isShown,
  MEDIA_FIELDS,
  MEDIA_TEXTS,
  type MediaFile,
  type MediaInput,
} from '@contract/media';
import { Button, Input } from 'antd';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { media } from '@/api/office';
import { formatTime } from '@/lib/format-date';
import { RestoredNote } from '../shared/drafts/form-note';
import { isSame } from '../shared/drafts/is-same';
import { useFormDraft } from '../shared/drafts/use-form-draft';
import { useUnsavedChanges } from '../shared/drafts/use-unsaved-changes';
import { useConfirmDelete } from '../shared/feedback/use-confirm-delete';
import { useToast } from '../shared/feedback/use-toast';
import { DeletedConflict } from '../shared/forms/deleted-conflict';
import { HeldFields } from '../shared/forms/held-fields';
import { deletionOf, storedInstead } from '../shared/forms/stored-instead';
import { Details } from '../shared/records/details';
import { useCan } from '../shared/use-can';
import { FocalPoint } from './focal-point';
import { useMediaList } from './media-list';
import { MEDIA_PAGE_TEXTS, sizeOf, usesOf } from './media-texts';
import styles from './picture-panel.module.css';
import { ReplaceButton } from './replace-button';
import { useNoteReplaced } from './use-note-replaced';

/** Where a picture is used that only administrators choose. */
const SETTINGS_PATH = '/admin/settings';

const toInput = ({ alt, focusX, focusY }: MediaInput): MediaInput => ({ alt, focusX, focusY });

/** What is known of a picture, and what may be said of it. */
export function PictureForm({ file, onRemoved }: { file: MediaFile; onRemoved: () => void }) {
  const can = useCan();
  const initial = toInput(file);
  const typed = useRef(initial);
  const draft = useFormDraft({
    name: `picture:${file._id}`,
    initial,
    version: file.updatedAt,
    isOpen: can.edit,
    readFields: () => typed.current,
  });
  const [input, setInput] = useState(draft.begin);
  typed.current = input;
  const [isSaving, setSaving] = useState(false);
  const [deletion, setDeletion] = useState<Deletion>();
  const toast = useToast();
  const confirmDelete = useConfirmDelete();
  const id = useId();
  const isChanged = can.edit && !isSame(input, initial);
  const markUnsaved = useUnsavedChanges(isChanged);
  const { replace, refresh } = useMediaList.getState();

  const change = (part: Partial<MediaInput>) => {
    typed.current = { ...typed.current, ...part };
    setInput(typed.current);
    draft.touch();
  };
  const startOver = () => {
    draft.drop();
    setInput(initial);
  };
  const save = async () => {
    setSaving(true);
    try {
      const updatedAt = draft.version ?? file.updatedAt;
      const saved = await media.update(file._id, { ...input, alt: input.alt.trim(), updatedAt });
      draft.drop();
      markUnsaved(false);
      setInput(toInput(saved));
      replace(saved);
      showFocus(saved);
      void refresh();
      toast.success(MEDIA_PAGE_TEXTS.saved);
    } catch (error) {
      const deleted = deletionOf(error);
      if (deleted) return setDeletion(deleted);
      const current = storedInstead<MediaFile>(error);
      if (current) replace(current);
      toast.failure(error, current ? MEDIA_PAGE_TEXTS.changedMeanwhile : MEDIA_PAGE_TEXTS.saveFailed);
    } finally {
      setSaving(false);
    }
  };
  const noteReplaced = useNoteReplaced((replaced) => {
    setInput(toInput(replaced));
    replace(replaced);
    void refresh();
  });
  const leave = () => {
    draft.drop();
    markUnsaved(false);
    onRemoved();
    void refresh();
  };
  const remove = () =>
    confirmDelete({
      what: 'picture',
      name: file.name,
      id: file._id,
      calls: media,
      list: useMediaList.getState(),
      onRemoved: leave,
      texts: { failed: MEDIA_PAGE_TEXTS.deleteFailed, success: MEDIA_PAGE_TEXTS.deleted },
    });

  if (deletion) {
    const saveOnBack = () => {
      setDeletion(undefined);
      void save();
    };
    return <DeletedConflict deletion={deletion} onBack={saveOnBack} onDiscard={leave} />;
  }
  const isUsed = file.usedIn.some(isShown);
  const isOfSettings = !can.administer && file.usedIn.some(({ path }) => path === SETTINGS_PATH);
  return (
    <>
      <HeldFields isHeld={isSaving}>
        {draft.isRestored && <RestoredNote onDiscard={startOver} />}
        <FocalPoint file={file} focusX={input.focusX} focusY={input.focusY} onChange={can.edit ? change : undefined} />
        <div>
          <div className={styles.labelRow}>
            <label htmlFor={id}>{MEDIA_FIELDS.alt.label}</label>
            <span className={styles.hint}>
              {input.alt.length} of {LIMITS.altText}
            </span>
          </div>
          <Input.TextArea
            id={id}
            dir="auto"
            aria-describedby={`${id}-hint`}
            autoSize={{ minRows: 3, maxRows: 8 }}
            maxLength={LIMITS.altText}
            readOnly={!can.edit}
            value={input.alt}
            onChange={({ target }) => change({ alt: target.value })}
          />
          <p id={`${id}-hint`} className={styles.hint}>
            {MEDIA_FIELDS.alt.hint}
          </p>
        </div>
      </HeldFields>
      {can.edit && (
        <Button type="primary" disabled={!isChanged} loading={isSaving} onClick={() => void save()}>
          Save
        </Button>
      )}
      <Uses file={file} />
      <Details
        pairs={[
          [
            'File',
            <span key="file" dir="auto">
              {file.name}
            </span>,
          ],
          ['Size', sizeOf(file)],
          ['Added', formatTime(file.createdAt) + (file.addedBy && `, by ${file.addedBy}`)],
        ]}
      />
      {can.edit && (
        <>
          <div className={styles.buttons}>
            <ReplaceButton
              file={file}
              isDisabled={isChanged || isOfSettings}
              onReplaced={(replaced) => noteReplaced(file, replaced)}
            />
            <Button danger disabled={isUsed} onClick={remove}>
              Delete
            </Button>
          </div>
          {isOfSettings && <p className={styles.hint}>{MEDIA_TEXTS.inSettings}</p>}
          {isUsed && <p className={styles.hint}>{MEDIA_TEXTS.used}</p>}
        </>
      )}
    </>
  );
}

/** Cuts in the office look there from now on; its next document says so by itself. */
function showFocus(file: MediaFile): void {
  const style = document.getElementById(FOCUS_ID) ?? document.head.appendChild(document.createElement('style'));
  style.id = FOCUS_ID;
  style.append(focusRule(file.path, file));
}

function Uses({ file: { usedIn } }: { file: MediaFile }) {
  return (
    <div>
      <h2 className={styles.label}>{usesOf({ usedIn })}</h2>
      <ul className={styles.uses}>
        {usedIn.map(({ kind, title, path }, place) => (
          <li key={String(place)} dir="auto">
            {path === null ? <span>{toWords(kind, title)}</span> : <Link to={path}>{toWords(kind, title)}</Link>}
          </li>
        ))}
      </ul>
    </div>
  );
}

const toWords = (kind: string, title: string): string => (title ? `${kind}: ${title}` : kind);
