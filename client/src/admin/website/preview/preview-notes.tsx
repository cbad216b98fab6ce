import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { PagePreviewState } from './use-page-preview';

interface PreviewNotesProps extends Pick<PagePreviewState, 'problem' | 'retry'> {
  isBroken: boolean;
  hidden: string | null;
}

export function PreviewNotes({ problem, retry, isBroken, hidden }: PreviewNotesProps) {
  return (
    <div role="status">
      {problem?.isRefused && <Note>The preview does not show your last change: {problem.message}</Note>}
      {(isBroken || problem?.isRefused === false) && (
        <Note>
          <span>Failed to load the preview.</span> <Button onClick={retry}>Retry</Button>
        </Note>
      )}
      {hidden && <Note>“{hidden}” is hidden: visitors cannot see it.</Note>}
    </div>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="row spread gap-3 below-3 ink on-sun rounded pad-2-3">{children}</p>
);
