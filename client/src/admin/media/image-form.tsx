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
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { media } from '@/api/media.api';
import { fetchStoredFile, replaceImage } from '@/api/uploads.api';
import { formatTime } from '@/lib/format-date';
import { useConfirmDelete } from '../shared/feedback/use-confirm-delete';
import { useRun } from '../shared/feedback/use-run';
import { useToast } from '../shared/feedback/use-toast';
import { recordFields } from '../shared/fields/record-form';
import type { RecordField } from '../shared/forms/compared-fields';
import { DeletedConflict, EditConflict } from '../shared/forms/conflict';
import { FormNote } from '../shared/forms/form-note';
import { useStatePort } from '../shared/forms/form-port';
import { HeldFields } from '../shared/forms/held-fields';
import { useForm } from '../shared/forms/use-form';
import { Details } from '../shared/records/details';
import { useCan } from '../shared/use-can';
import { FocalPoint } from './focal-point';
import styles from './image-panel.module.css';
import { sizeOf, useMediaList, usesOf } from './media-list';
import { ReplaceButton } from './replace-button';

/** Path in `usedIn` of an image that Settings use. Only administrators may replace such an image. */
const SETTINGS_PATH = '/admin/settings';

const toInput = ({ alt, focusX, focusY }: MediaInput): MediaInput => ({ alt, focusX, focusY });

const COMPARED: readonly RecordField<MediaInput>[] = recordFields(MEDIA_FIELDS).map((field) =>
  field.name === 'alt' ? field : { ...field, format: (share: number) => `${Math.round(share * 100)}%` },
);

export function ImageForm({ file, onRemoved }: { file: MediaFile; onRemoved: () => void }) {
  const can = useCan();
  const confirmDelete = useConfirmDelete();
  const id = useId();
  const { replace, refresh } = useMediaList.getState();
  const port = useStatePort<MediaInput>();
  const form = useForm<MediaInput, MediaFile>(
    { name: `picture:${file._id}`, record: file, toForm: toInput, fields: COMPARED },
    {
      save: (input, updatedAt) => media.update(file._id, { ...input, alt: input.alt.trim(), updatedAt }),
      onStored(stored) {
        replace(stored);
        showFocus(stored);
        void refresh();
      },
      texts: { success: 'Image saved', failed: 'Failed to save the image' },
    },
    port,
  );
  const { typed: input, isChanged, isSaving } = form;
  const change = (part: Partial<MediaInput>) => {
    port.fill({ ...form.read(), ...part });
    form.touch();
  };
  const noteReplaced = useNoteReplaced((replaced) => {
    replace(replaced);
    void refresh();
  });
  const leave = () => {
    form.discard();
    onRemoved();
    void refresh();
  };
  const remove = () =>
    confirmDelete({
      what: 'image',
      name: file.name,
      id: file._id,
      calls: media,
      list: useMediaList.getState(),
      onRemoved: leave,
      texts: { failed: 'Failed to delete image', success: 'Image deleted successfully' },
    });

  if (form.deleted) return <DeletedConflict {...form.deleted} onDiscard={leave} />;
  if (form.conflict) return <EditConflict {...form.conflict} fields={COMPARED} />;
  const isUsed = file.usedIn.some(isShown);
  const isOfSettings = !can.administer && file.usedIn.some(({ path }) => path === SETTINGS_PATH);
  return (
    <>
      <HeldFields isHeld={isSaving}>
        <FormNote form={form} />
        <FocalPoint file={file} focusX={input.focusX} focusY={input.focusY} onChange={can.edit ? change : undefined} />
        <div>
          <div className={`line stretch spread semibold ${styles.labelRow}`}>
            <label htmlFor={id}>{MEDIA_FIELDS.alt.label}</label>
            <span className="muted regular tabular fine">
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
          <p id={`${id}-hint`} className="muted regular tabular fine">
            {MEDIA_FIELDS.alt.hint}
          </p>
        </div>
      </HeldFields>
      {can.edit && (
        <Button type="primary" disabled={!isChanged} loading={isSaving} onClick={() => void form.save()}>
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
          <div className="row stretch spread gap-2">
            <ReplaceButton
              file={file}
              isDisabled={isChanged || isOfSettings}
              onReplaced={(replaced) => noteReplaced(file, replaced)}
            />
            <Button danger disabled={isUsed} onClick={remove}>
              Delete
            </Button>
          </div>
          {isOfSettings && <p className="muted regular tabular fine">{MEDIA_TEXTS.inSettings}</p>}
          {isUsed && <p className="muted regular tabular fine">{MEDIA_TEXTS.used}</p>}
        </>
      )}
    </>
  );
}

/** Undoes a replacement: uploads the previous file again, then restores its focal point. Rejects with `ApiError`. */
async function replaceBack(former: MediaFile): Promise<MediaFile> {
  const { _id, focusX, focusY } = former;
  const options = { onProgress: () => undefined, signal: new AbortController().signal };
  const back = await replaceImage(_id, await fetchStoredFile(former), options);
  if (back.focusX === focusX && back.focusY === focusY) return back;
  return media.update(_id, { focusX, focusY, updatedAt: back.updatedAt });
}

/** Returns a function that offers Undo after a replacement. `show` updates the image on the screen. */
function useNoteReplaced(show: (file: MediaFile) => void): (former: MediaFile, replaced: MediaFile) => void {
  const toast = useToast();
  const { run } = useRun();
  const undo = (former: MediaFile) =>
    run(async () => {
      show(await replaceBack(former));
      toast.success('Previous image restored everywhere it is used');
    }, 'Failed to restore the previous image');
  return (former, replaced) => {
    show(replaced);
    toast.undoable('Image replaced everywhere it is used', () => void undo(former), {
      hint: 'The alt text was kept and the focal point was reset to the centre. Check both.',
    });
  };
}

/** Shows the new focal point in this document by a CSS rule. Later documents get the rule from the server. */
function showFocus(file: MediaFile): void {
  const style = document.getElementById(FOCUS_ID) ?? document.head.appendChild(document.createElement('style'));
  style.id = FOCUS_ID;
  style.append(focusRule(file.path, file));
}

function Uses({ file: { usedIn } }: { file: MediaFile }) {
  return (
    <div>
      <h2 className={`semibold ${styles.label}`}>{usesOf({ usedIn })}</h2>
      <ul className={`stack ${styles.uses}`}>
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
