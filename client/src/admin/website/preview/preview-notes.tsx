import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { SectionDraft } from '../section-drafts';
import styles from './preview-notes.module.css';
import type { PagePreviewState } from './use-page-preview';

interface PreviewNotesProps extends Pick<PagePreviewState, 'problem' | 'retry'> {
  /** The page did not come. */
  isBroken: boolean;
  /** Title of the section, where visitors do not see it. */
  hidden: string | null;
  /** Of the page's other sections. */
  drafts: SectionDraft[];
}

/** What is to be known of a page that is drawn: why it is not as visitors see it, or not as it was typed. */
export function PreviewNotes({ problem, retry, isBroken, hidden, drafts }: PreviewNotesProps) {
  const drawn = drafts.filter(({ isWhole }) => isWhole);
  const left = drafts.filter(({ isWhole }) => !isWhole);
  return (
    <div role="status">
      {problem?.isRefused && <Note>Not drawn yet: {problem.message}</Note>}
      {(isBroken || problem?.isRefused === false) && (
        <Note>
          <span>The page could not be drawn.</span> <Button onClick={retry}>Retry</Button>
        </Note>
      )}
      {hidden && <Note>Hidden: visitors do not see “{hidden}”.</Note>}
      {drawn.length > 0 && <Note>With what you typed but did not save in {listed(drawn)}.</Note>}
      {left.length > 0 && <Note>Without what you typed in {listed(left)}: it cannot be saved as it is.</Note>}
    </div>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className={`row spread gap-3 below-3 ${styles.note}`}>{children}</p>
);

const LIST = new Intl.ListFormat('en');
const listed = (drafts: SectionDraft[]): string => LIST.format(drafts.map(({ title }) => `“${title}”`));
