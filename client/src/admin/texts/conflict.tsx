import type { TextKind } from '@contract/texts';
import { useSession } from '@/stores/session';
import { useToast } from '../shared/feedback/use-toast';
import type { RecordField } from '../shared/forms/differing';
import { EditConflict } from '../shared/forms/edit-conflict';
import type { TextConflict } from './editor-state';
import type { TextEditor } from './text-editor';
import { TEXTS } from './text-kinds';

interface ConflictProps<K extends TextKind, F> {
  kind: K;
  editor: TextEditor<K>;
  conflict: TextConflict<K>;
  /** Both texts as the form shows them. */
  mine: F;
  theirs: F;
  fields: readonly RecordField<F>[];
}

/** Two texts of one record side by side. One of them goes on; the other one stays among the versions. */
export function Conflict<K extends TextKind, F extends object>(props: ConflictProps<K, F>) {
  const { kind, editor, conflict, ...texts } = props;
  const { by, at } = conflict;
  const toast = useToast();
  const { user } = useSession();
  const settle = (choice: () => Promise<unknown>) =>
    void choice().catch((error: unknown) => toast.failure(error, 'Failed to store the other version'));
  return (
    <EditConflict
      {...texts}
      isRoom
      winner={{ at, ...(by && { by }) }}
      sides={sidesOf(conflict, by !== '' && by === user?.name, TEXTS[kind].word)}
      onKeepMine={() => settle(async () => (await editor.keepMine()) && toast.success('Published'))}
      onTakeTheirs={() => settle(() => editor.takeTheirs())}
    />
  );
}

function sidesOf<K extends TextKind>({ in: place }: TextConflict<K>, isOwn: boolean, word: string) {
  const done = place === 'draft' ? `changed this draft` : `published another text of this ${word}`;
  return isOwn
    ? {
        heading: `You have ${done} in another window or on another device.`,
        mine: 'Typed here',
        theirs: 'Saved',
        keep: 'Keep my changes',
        take: 'Use the saved version',
      }
    : {
        heading: `Someone else has ${done} in the meantime.`,
        mine: 'My version',
        theirs: 'Their version',
        keep: 'Keep my version',
        take: 'Use their version',
      };
}
