import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from './preview-notes.module.css';
import type { PagePreviewState } from './use-page-preview';

interface PreviewNotesProps extends Pick<PagePreviewState, 'problem' | 'retry'> {
  /** The page did not come. */
  isBroken: boolean;
  /** Title of the section, where visitors do not see it. */
  hidden: string | null;
}

/** What is to be known of a page that is drawn: why it is not as visitors see it, or not as it was typed. */
export function PreviewNotes({ problem, retry, isBroken, hidden }: PreviewNotesProps) {
  return (
    <div role="status">
      {problem?.isRefused && <Note>Not drawn yet: {problem.message}</Note>}
      {(isBroken || problem?.isRefused === false) && (
        <Note>
          <span>The page could not be drawn.</span> <Button onClick={retry}>Retry</Button>
        </Note>
      )}
      {hidden && <Note>Hidden: visitors do not see “{hidden}”.</Note>}
    </div>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className={`row spread gap-3 below-3 ${styles.note}`}>{children}</p>
);
