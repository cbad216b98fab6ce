import { type Deletion, type LastChange, MESSAGES } from '@contract/errors';
import { lusakaDay, lusakaMinute } from '@contract/lusaka-day';
import { Button } from 'antd';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { trash } from '@/api/trash.api';
import { formatTime } from '@/lib/format-date';
import { useSession } from '@/stores/session';
import { lazyComponent } from '../../lazy-component/lazy-component';
import { useRun } from '../feedback/use-run';
import { useToast } from '../feedback/use-toast';
import { comparedFields, type RecordField } from './compared-fields';
import styles from './conflict.module.css';
import { isGone } from './conflicting-version';

/** Loads the comparison of texts only when it is needed, because conflicts are rare. */
const ComparedTexts = lazyComponent(async () => (await import('../text/compared-texts')).ComparedTexts);

/** Edit that was saved while the user was still editing: its time and, if known, its author. */
export type ConflictingEdit = Pick<LastChange, 'at'> & Partial<LastChange>;

interface PageProps {
  /** True on a full-page editor, where the conflict is shown without a border. */
  fillsWindow?: boolean;
}

interface EditConflictProps<F> extends PageProps {
  mine: F;
  theirs: F;
  fields: readonly RecordField<F>[];
  edit: ConflictingEdit;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

export function EditConflict<F extends object>(props: EditConflictProps<F>) {
  const { mine, theirs, fields, edit, fillsWindow } = props;
  const isOwn = edit.byId !== undefined && edit.byId === useSession.getState().user?._id;
  const heading = isOwn ? 'You saved a newer version in another window or on another device.' : MESSAGES.editConflict;
  return (
    <Question
      fillsWindow={fillsWindow}
      heading={heading}
      buttons={
        <>
          <Button onClick={props.onTakeTheirs}>{isOwn ? 'Use the saved version' : 'Use their version'}</Button>
          <Button type="primary" onClick={props.onKeepMine}>
            {isOwn ? 'Keep my changes' : 'Keep my version'}
          </Button>
        </>
      }
    >
      <p>
        Changed {edit.by ? `by ${edit.by} ` : ''}
        {whenOf(edit.at)}.
      </p>
      <p>Nothing was overwritten. Choose the version to continue with.</p>
      <Suspense fallback={<p role="status">Comparing the versions...</p>}>
        <ComparedTexts
          sides={isOwn ? ['Your changes', 'Saved version'] : ['My version', 'Their version']}
          fields={comparedFields(fields, mine, theirs)}
        />
      </Suspense>
    </Question>
  );
}

interface DeletedConflictProps extends PageProps {
  deletion: Deletion;
  mine?: string;
  /** Called after the record was restored. The typed text is not saved yet. */
  onRestored: () => void;
  onDiscard: () => void;
}

export function DeletedConflict({ deletion, fillsWindow, mine, onRestored, onDiscard }: DeletedConflictProps) {
  const toast = useToast();
  const { isRunning, run } = useRun();
  const { id, name, at, by } = deletion;
  const restore = () =>
    run(async () => {
      await trash.restore(id).catch((error: unknown) => {
        // A 404 means that a colleague has already restored the record.
        if (!isGone(error)) throw error;
      });
      toast.success('Restored');
      onRestored();
    }, 'Failed to restore');
  return (
    <Question
      fillsWindow={fillsWindow}
      heading={`${name} was deleted ${by ? `by ${by} ` : ''}${whenOf(at)}.`}
      buttons={
        <>
          <Button disabled={isRunning} onClick={onDiscard}>
            Discard changes
          </Button>
          <Button type="primary" disabled={isRunning} onClick={() => void restore()}>
            Restore
          </Button>
        </>
      }
    >
      <p>Your changes are still here. Restore the deleted item to save them, or discard your changes.</p>
      {mine && <blockquote className="pad-3 on-mist part-high as-typed">{mine}</blockquote>}
    </Question>
  );
}

interface QuestionProps extends PageProps {
  heading: string;
  buttons: ReactNode;
  children: ReactNode;
}

function Question({ fillsWindow, heading, buttons, children }: QuestionProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  // In a full-page editor, this question replaces the editor and its `h1`, so the question needs an `h1` of its own.
  const Heading = fillsWindow ? 'h1' : 'h2';
  return (
    <section className={fillsWindow ? styles.room : undefined} aria-labelledby="conflict-heading">
      <Heading id="conflict-heading" ref={ref} tabIndex={-1} className="below-2">
        {heading}
      </Heading>
      {children}
      <div className={`row stretch gap-3 end ${styles.buttons}`}>{buttons}</div>
    </section>
  );
}

function whenOf(at: string): string {
  const time = new Date(at);
  return lusakaDay(time) === lusakaDay(new Date())
    ? `at ${lusakaMinute(time).slice('YYYY-MM-DDT'.length)}`
    : `on ${formatTime(at)}`;
}
