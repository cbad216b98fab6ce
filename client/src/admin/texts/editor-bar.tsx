import DownOutlined from '@ant-design/icons/DownOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import LeftOutlined from '@ant-design/icons/LeftOutlined';
import { defaultsOf, type Fields } from '@contract/fields';
import { lusakaMinute } from '@contract/lusaka-day';
import { DRAFT_FIELDS, type TextKind } from '@contract/texts';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { recordFields, toForm } from '../shared/fields/record-form';
import { HeaderBar } from '../shared/layout/header-bar';
import { StatusTag } from '../shared/records/status-tag';
import { VersionsButton } from '../versions/versions-button';
import type { AutosaveStatus } from './autosave';
import styles from './editor.module.css';
import type { TextActs, TextFormProps } from './text-form-props';
import { isDraft, scheduledTime, TEXTS, titleOf } from './text-kinds';
import { usePreview } from './use-preview';

interface EditorBarProps<K extends TextKind> extends Pick<TextFormProps<K>, 'kind' | 'open' | 'tag' | 'menu'> {
  acts: TextActs<K>;
  isOff: boolean;
}

export function EditorBar<K extends TextKind>({ kind, open, tag, menu, acts, isOff }: EditorBarProps<K>) {
  const { editor, record, hasDraft, wasPublished, status } = open;
  const { noun, screen, versions } = TEXTS[kind];
  const fields: Fields = DRAFT_FIELDS[kind];
  const list = kind === 'blogs' ? 'Blog' : `${noun}s`;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const preview = usePreview(kind);
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
        fields={recordFields(fields)}
        toForm={(stored) => toForm(fields, { ...defaultsOf(fields), ...(stored as object) } as never)}
        onRestore={(stored) => closing(() => editor.restore(stored))()}
        className={className}
      />
    );
  return (
    <HeaderBar>
      <Link to={screen} className={`touch firm gap-2 semibold ${styles.back}`} aria-label={`Back to ${list}`}>
        <LeftOutlined /> <span className={styles.wide}>{list}</span>
      </Link>
      {tag?.(record)}
      {hasDraft && (
        <span className={styles.changes}>
          <StatusTag tone="wait">Unpublished changes</StatusTag>
        </span>
      )}
      <span role="status" className={`shrinks grows muted ${styles.autosave}`}>
        {autosaveText(status)}
      </span>
      {versionsIn(styles.wide)}
      <Button
        icon={<EyeOutlined />}
        aria-label="Preview"
        className="firm"
        onClick={() => preview.open(editor.text, prepare)}
      >
        <span className={styles.wide}>Preview</span>
      </Button>
      <Button
        type="primary"
        className="firm"
        disabled={isOff}
        onClick={() => (isOnlyDraft ? acts.publish() : acts.republish())}
      >
        {isOnlyDraft ? 'Publish' : scheduledTime(record) ? 'Save' : 'Publish changes'}
      </Button>
      <fieldset
        aria-label="More actions"
        className="firm holds"
        onKeyDown={(event) => {
          // React also sends this handler an Escape that was pressed in the versions dialog. It must close only the
          // dialog, so keys outside this element are ignored.
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
        <div id={id} hidden={!isOpen} className={`stack gap-2 pad-4 on-white lined rounded ${styles.menu}`}>
          {menu?.(record, { ...acts, isBusy: isOff, publish: (at) => closing(() => acts.publish(at))() })}
          <Button onClick={closing(() => preview.showLink(editor.text, prepare))}>Preview link</Button>
          {(isOnlyDraft ? !wasPublished : hasDraft || !['clean', 'saved'].includes(status.is)) && (
            <Button danger disabled={isOff} onClick={closing(acts.discard)}>
              Discard draft
            </Button>
          )}
          {versionsIn(styles.narrow)}
        </div>
      </fieldset>
    </HeaderBar>
  );
}

function autosaveText(status: AutosaveStatus): string {
  switch (status.is) {
    case 'clean':
      return '';
    case 'unsaved':
      return 'Unsaved changes';
    case 'saving':
      return 'Saving draft...';
    case 'saved':
      return `Draft saved ${lusakaMinute(new Date(status.at)).slice('YYYY-MM-DDT'.length)}`;
    case 'on this device':
      return `${navigator.onLine ? '' : 'Offline. '}Draft saved on this device`;
    case 'refused':
      return `Draft not saved: ${status.reason}`;
  }
}
