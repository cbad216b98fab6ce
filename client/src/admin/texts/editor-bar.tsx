import { DownOutlined, EyeOutlined } from '@ant-design/icons';
import type { TextKind } from '@contract/texts';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { RoomBar } from '../shared/layout/room-bar';
import { StatusTag } from '../shared/records/status-tag';
import { VersionsButton } from '../versions/versions-button';
import { autosaveWords } from './autosave-words';
import styles from './editor.module.css';
import { EditorBack } from './editor-back';
import type { TextActs, TextFormProps } from './text-form-props';
import { isDraft, TEXTS, titleOf } from './text-kinds';
import { useOpenPreview, usePreviewLink } from './use-preview';

interface EditorBarProps<K extends TextKind> extends Pick<TextFormProps<K>, 'kind' | 'open' | 'tag' | 'menu'> {
  acts: TextActs<K>;
  isOff: boolean;
}

/** At the top of an editor: the status of its text, and what can be done with it. */
export function EditorBar<K extends TextKind>({ kind, open, tag, menu, acts, isOff }: EditorBarProps<K>) {
  const { editor, record, hasDraft, wasPublished, status } = open;
  const { noun, screen, versions } = TEXTS[kind];
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const openPreview = useOpenPreview(kind);
  const showLink = usePreviewLink(kind);
  const isOnlyDraft = isDraft(record);
  const prepare = () => editor.sendAll();
  const closing = (act: () => void) => () => {
    setIsOpen(false);
    act();
  };
  const versionsIn = (className: string | undefined) =>
    record && (
      <VersionsButton
        of={{ kind: versions, id: record._id }}
        name={titleOf(record)}
        restoring={{ onRestore: (fields) => editor.restore(fields) }}
        className={className}
      />
    );
  return (
    <RoomBar>
      <EditorBack to={screen} name={kind === 'blogs' ? 'Blog' : `${noun}s`} />
      {tag?.(record)}
      {hasDraft && (
        <span className={styles.wide}>
          <StatusTag tone="wait">Unpublished changes</StatusTag>
        </span>
      )}
      <span role="status" className={`muted shrinks ${styles.autosave}`}>
        {autosaveWords(status)}
      </span>
      {versionsIn(styles.wide)}
      <Button
        icon={<EyeOutlined />}
        aria-label="Preview"
        className={styles.firm}
        onClick={() => openPreview(editor.text, prepare)}
      >
        <span className={styles.wide}>Preview</span>
      </Button>
      <Button
        type="primary"
        className={styles.firm}
        disabled={isOff}
        onClick={() => (isOnlyDraft ? acts.publish() : acts.republish())}
      >
        {isOnlyDraft ? 'Publish' : 'Save'}
      </Button>
      <fieldset
        aria-label="More actions"
        className={`shrinks ${styles.more}`}
        onKeyDown={(event) => {
          // A key in the dialog of the versions, which React counts as pressed in here, closes that one alone.
          if (event.key === 'Escape' && event.currentTarget.contains(event.target as Node)) setIsOpen(false);
        }}
      >
        <Button
          icon={<DownOutlined />}
          aria-label="More actions"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        />
        <div id={id} hidden={!isOpen} className={`gap-2 pad-4 ${styles.menu}`}>
          {menu?.(record, { ...acts, isBusy: isOff, publish: (at) => closing(() => acts.publish(at))() })}
          <Button onClick={closing(() => showLink(editor.text, prepare))}>Preview link…</Button>
          {(isOnlyDraft ? !wasPublished : hasDraft || status.is !== 'clean') && (
            <Button danger disabled={isOff} onClick={closing(acts.discard)}>
              Discard draft
            </Button>
          )}
          {versionsIn(styles.narrow)}
        </div>
      </fieldset>
    </RoomBar>
  );
}
