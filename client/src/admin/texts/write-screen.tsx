import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { FullPageSpinner } from '../shared/layout/full-page-spinner';
import { useAddress } from '../shared/lists/use-address';
import { useCan } from '../shared/use-can';
import { NEW } from './draft-buffer';
import { stayingEditor, WRITE } from './editor-address';

interface WriteScreenProps {
  list: ReactNode;
  /** Component that loads when it is needed. The editor is large, and users often only read the list. */
  editor: ComponentType<{ id: string }>;
  /** True if a new record opens in the editor, false if it opens in a dialog. */
  hasNew?: boolean;
}

export function WriteScreen({ list, editor: Editor, hasNew }: WriteScreenProps) {
  const [{ write }] = useAddress(WRITE);
  const { edit } = useCan();
  const stays = stayingEditor(useLocation().state);
  if (!write || !edit || (write === NEW && !hasNew)) return list;
  return (
    <Suspense fallback={<FullPageSpinner />}>
      <Editor key={stays ?? write} id={write} />
    </Suspense>
  );
}
