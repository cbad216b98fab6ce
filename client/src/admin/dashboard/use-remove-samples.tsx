import { UNDO_MINUTES } from '@contract/limits';
import { type RemovedSamples, type SampleContent, sampleWords } from '@contract/sample';
import { sample } from '@/api/sample.api';
import { useQuestion } from '../shared/feedback/use-question';
import { useRun } from '../shared/feedback/use-run';
import { useToast } from '../shared/feedback/use-toast';
import { tellWebsiteChanged } from '../shared/website-changes';
import { forgetRemoved, storeRemoved, useRemoved } from './removed-samples';
import { SectionTitles } from './section-titles';

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
    isReading: isRunning,
    /** Restores what was removed last. `null` if there is nothing to restore, or the time for Undo is over. */
    undo: removed && (() => restore(removed)),
    ask: () =>
      run(async () => {
        const content = await sample.read();
        question({
          title: 'Remove all sample content?',
          content: <WhatGoes content={content} />,
          width: 560,
          okText: 'Remove',
          isDanger: true,
          onOk: remove,
        });
      }, FAILED),
  };
}

function WhatGoes({ content }: { content: SampleContent }) {
  return (
    <>
      <p>
        This deletes the sample content that you have not changed. Page sections that still have sample text will be
        hidden until you write your own. You can undo this for {UNDO_MINUTES} minutes.
      </p>
      <dl className="stack gap-3 above-3 part-high">
        {sampleWords(content).map(({ kind, words }) => (
          <div key={kind}>
            <dt className="semibold">{words}</dt>
            <dd className="muted breaks">
              {kind === 'sections' ? <SectionTitles names={content.sections} /> : content[kind].join(', ')}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
