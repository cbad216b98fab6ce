import { defaultsOf, type Fields } from '@contract/fields';
import { DRAFT_FIELDS, type TextFields, type TextKind } from '@contract/texts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useUnsavedChanges } from '@/stores/use-unsaved-changes';
import { useAdminPolling } from '../shared/use-admin-polling';
import type { EditorState } from './autosave';
import { TextEditor } from './text-editor';

export type OpenEditor<K extends TextKind> = EditorState<K> & { editor: TextEditor<K> };

const blankText = <K extends TextKind>(kind: K) => defaultsOf<Fields>(DRAFT_FIELDS[kind]) as TextFields<K>;

/** Returns the editor of a text. Ignores a later `id`, so that a new post keeps its editor when it is saved. */
export function useEditor<K extends TextKind>(kind: K, id: string, blank?: TextFields<K>): OpenEditor<K> {
  const [editor] = useState(() => new TextEditor(kind, id, blank ?? blankText(kind)));
  const state = useSyncExternalStore(editor.subscribe, editor.getState);
  useEffect(() => editor.start(), [editor]);
  useAdminPolling(editor.refresh);
  // With unsaved changes, `SessionDialog` asks to log in again when the session ends, and the text stays on screen.
  useUnsavedChanges(!['clean', 'saved'].includes(state.status.is), editor.isKept);
  return { ...state, editor };
}
