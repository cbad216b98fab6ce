import type { SectionName } from '@contract/website/sections';
import { Button, Dropdown } from 'antd';
import { HeaderBar } from '../shared/layout/header-bar';
import { ButtonLink } from '../shared/layout/office-button-link';
import { popupContainer } from '../shared/layout/popup-container';
import { useIsNarrow } from '../shared/layout/use-is-narrow';
import { StatusTag } from '../shared/records/status-tag';
import styles from './section-bar.module.css';
import type { useSectionForm } from './use-section-form';

interface SectionBarProps {
  name: SectionName;
  editor: ReturnType<typeof useSectionForm>;
  isSaveOff: boolean;
  listPath: string | null;
  previewPath: string | null;
  isPreviewing: boolean;
}

export function SectionBar({ name, editor, isSaveOff, listPath, previewPath, isPreviewing }: SectionBarProps) {
  const { antd, input, isChanged, isSaving, isAsking, canUndo } = editor;
  const isNarrow = useIsNarrow();
  const back = listPath && (
    <ButtonLink type="text" to={listPath}>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" className={styles.arrow}>
        <path d="M15 5l-7 7 7 7" fill="none" stroke="currentColor" strokeWidth="1.75" />
      </svg>
      Sections
    </ButtonLink>
  );
  if (isAsking) return <HeaderBar>{back}</HeaderBar>;

  const save = (
    <Button type="primary" disabled={isSaveOff} onClick={() => antd.submit()}>
      {isSaving ? 'Saving...' : input.isHidden ? (isChanged ? 'Save as hidden' : 'Save') : 'Publish changes'}
    </Button>
  );
  const steps = [
    { key: 'undo', label: 'Undo', disabled: isSaving || !canUndo, onClick: editor.undo },
    { key: 'discard', label: 'Discard', disabled: isSaving || !isChanged, onClick: editor.discard },
  ];
  return (
    <>
      <HeaderBar>
        {back}
        <span className="shrinks grows one-line" role="status">
          {isChanged && <StatusTag tone="busy">Unsaved changes</StatusTag>}
        </span>
        {isNarrow ? (
          <Dropdown trigger={['click']} autoFocus getPopupContainer={popupContainer} menu={{ items: steps }}>
            <Button aria-label="More: undo, discard">…</Button>
          </Dropdown>
        ) : (
          steps.map(({ key, label, ...step }) => (
            <Button key={key} {...step}>
              {label}
            </Button>
          ))
        )}
        {!previewPath && save}
      </HeaderBar>
      {previewPath && (
        <div className={styles.thumb}>
          <ButtonLink to={isPreviewing ? `/admin/website?section=${name}` : previewPath}>
            {isPreviewing ? 'Back to the text' : 'Preview'}
          </ButtonLink>
          {save}
        </div>
      )}
    </>
  );
}
