import type { TextKind } from '@contract/texts';
import { useSession } from '@/stores/session';
import { useToast } from '../shared/feedback/use-toast';
import { type ConflictWords, conflictWords } from '../shared/forms/conflict-words';
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
      edit={{ at, ...(by && { by }) }}
      words={wordsOf(conflict, by !== '' && by === user?.name, TEXTS[kind].word)}
      onKeepMine={() => settle(async () => (await editor.keepMine()) && toast.success('Published'))}
      onTakeTheirs={() =>
        settle(async () => {
          await editor.takeTheirs();
          toast.success('Your version was replaced.', 'It is in the list of versions.');
        })
      }
    />
  );
}

function wordsOf<K extends TextKind>({ in: place }: TextConflict<K>, isOwn: boolean, word: string): ConflictWords {
  const done = place === 'draft' ? `changed this draft` : `published another text of this ${word}`;
  return conflictWords(
    isOwn,
    isOwn ? `You have ${done} in another window or on another device.` : `Someone else has ${done} in the meantime.`,
  );
}
