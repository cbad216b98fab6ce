import { defaultsOf, type Fields } from '@contract/fields';
import { DRAFT_FIELDS, type TextFields, type TextKind } from '@contract/texts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useUnsavedChanges } from '../shared/forms/use-unsaved-changes';
import { useOfficePolling } from '../shared/use-office-polling';
import type { EditorState } from './autosave';
import { TextEditor } from './text-editor';

export type OpenEditor<K extends TextKind> = EditorState<K> & { editor: TextEditor<K> };

const blankText = <K extends TextKind>(kind: K) => defaultsOf<Fields>(DRAFT_FIELDS[kind]) as TextFields<K>;

/** Returns the editor of a text. A later `id` is ignored: a new post keeps its editor when it is stored. */
export function useEditor<K extends TextKind>(kind: K, id: string, blank?: TextFields<K>): OpenEditor<K> {
  const [editor] = useState(() => new TextEditor(kind, id, blank ?? blankText(kind)));
  const state = useSyncExternalStore(editor.subscribe, editor.getState);
  useEffect(() => editor.start(), [editor]);
  useOfficePolling(editor.refresh);
  // Unsaved changes also make `SessionDialog` ask to log in again, above the text, when the session ends.
  useUnsavedChanges(!['clean', 'saved'].includes(state.status.is), editor.isKept);
  return { ...state, editor };
}
