import { UNDO_MINUTES } from '@contract/limits';
import { type RemovedSamples, type SampleContent, sampleTexts } from '@contract/sample';
import { useEffect, useState } from 'react';
import { sample } from '@/api/sample.api';
import { useQuestion } from '../shared/feedback/use-question';
import { useRun } from '../shared/feedback/use-run';
import { useToast } from '../shared/feedback/use-toast';
import { tellWebsiteChanged } from '../shared/website-changes';
import { SectionTitles } from './section-titles';

const KEY = 'removed-samples';
const UNDO_MS = UNDO_MINUTES * 60_000;

interface StoredRemoval {
  removed: RemovedSamples;
  until: number;
}

export const storeRemoved = (removed: RemovedSamples): void =>
  sessionStorage.setItem(KEY, JSON.stringify({ removed, until: Date.now() + UNDO_MS } satisfies StoredRemoval));

const forgetRemoved = (): void => sessionStorage.removeItem(KEY);

/** Returns the sample content that was removed last, or `null` if it can no longer be restored. */
function readRemoved(): StoredRemoval | null {
  const stored = sessionStorage.getItem(KEY);
  const found = stored === null ? null : (JSON.parse(stored) as StoredRemoval);
  return found && found.until > Date.now() ? found : null;
}

function useRemoved(): RemovedSamples | null {
  const found = readRemoved();
  const until = found?.until ?? 0;
  const [, setEndedAt] = useState(0);
  useEffect(() => {
    if (until === 0) return;
    const timer = setTimeout(() => setEndedAt(until), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  return found?.removed ?? null;
}

const FAILED = 'Failed to remove the sample content';

/** Asks for confirmation, then removes the sample content. `onChanged` runs after the removal or an undo. */
export function useRemoveSamples(onChanged: () => void) {
  const { isRunning, run } = useRun();
  const question = useQuestion();
  const toast = useToast();

  const restore = async (removed: RemovedSamples) => {
    await run(async () => {
      await sample.restore(removed);
      forgetRemoved();
      toast.success('Sample content restored');
    }, 'Failed to restore the sample content');
    tellWebsiteChanged();
    onChanged();
  };
  const remove = async () => {
    await run(async () => {
      const removed = await sample.remove();
      storeRemoved(removed);
      toast.undoable('Sample content removed', () => void restore(removed));
    }, FAILED);
    tellWebsiteChanged();
    onChanged();
  };
  const removed = useRemoved();

  return {
    isRunning,
    /** Restores what was removed last. `null` if there is nothing to restore, or the time for Undo is over. */
    undo: removed && (() => restore(removed)),
    ask: () =>
      run(async () => {
        const content = await sample.read();
        question({
          title: 'Remove all sample content?',
          content: <RemovedContent content={content} />,
          width: 560,
          okText: 'Remove',
          isDanger: true,
          onOk: remove,
        });
      }, FAILED),
  };
}

function RemovedContent({ content }: { content: SampleContent }) {
  return (
    <>
      <p>
        This deletes the sample content that you have not changed. Page sections that still have sample text will be
        hidden until you write your own. You can undo this for {UNDO_MINUTES} minutes.
      </p>
      <dl className="stack gap-3 above-3 part-high">
        {sampleTexts(content).map(({ kind, text }) => (
          <div key={kind}>
            <dt className="semibold">{text}</dt>
            <dd className="muted breaks">
              {kind === 'sections' ? <SectionTitles names={content.sections} /> : content[kind].join(', ')}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
