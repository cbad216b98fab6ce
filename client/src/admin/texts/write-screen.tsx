import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { FullPageSpinner } from '../shared/layout/full-page-spinner';
import { useAddress } from '../shared/lists/use-address';
import { useCan } from '../shared/use-can';
import { NEW } from './draft-buffer';
import { stayingEditor, WRITE } from './editor-address';

interface WriteScreenProps {
  list: ReactNode;
  /** Lazy: the editor is heavy, and most who look at the list do not write. */
  editor: ComponentType<{ id: string }>;
  /** A new record begins in the editor, not in a dialog. */
  hasNew?: boolean;
}

/** The list, or the editor of the record that the address names. */
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
