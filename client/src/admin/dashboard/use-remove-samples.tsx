import { UNDO_MINUTES } from '@contract/limits';
import { type RemovedSamples, type SampleContent, sampleWords } from '@contract/sample';
import { App } from 'antd';
import { useState } from 'react';
import { sample } from '@/api/office';
import { useToast } from '../shared/feedback/use-toast';
import { catchLostFocus } from '../shared/layout/page-head';
import { tellWebsiteChanged } from '../shared/website-changes';
import { SAMPLE_TEXTS } from './readiness-texts';
import { forgetRemoved, keepRemoved, useRemoved } from './removed-samples';
import styles from './samples-dialog.module.css';
import { SectionTitles } from './section-titles';

interface RemoveSamples {
  /** What there is to remove is being read. */
  isReading: boolean;
  ask(): Promise<void>;
  /** Takes the last removal back; `null` where there is none, or it was too long ago. */
  undo: (() => Promise<void>) | null;
}

/** Asks once, with what will go by name and number, and can be undone. @param onChanged after each removal, and after its undo. */
export function useRemoveSamples(onChanged: () => void): RemoveSamples {
  const [isReading, setIsReading] = useState(false);
  const { modal } = App.useApp();
  const toast = useToast();

  const restore = async (removed: RemovedSamples) => {
    try {
      await sample.restore(removed);
      forgetRemoved();
      toast.success(SAMPLE_TEXTS.restored);
    } catch (error) {
      toast.failure(error, SAMPLE_TEXTS.notRestored);
    }
    tellWebsiteChanged();
    onChanged();
  };
  const remove = async () => {
    try {
      const removed = await sample.remove();
      keepRemoved(removed);
      toast.undoable(SAMPLE_TEXTS.removed, () => void restore(removed));
    } catch (error) {
      toast.failure(error, SAMPLE_TEXTS.failed);
    }
    tellWebsiteChanged();
    onChanged();
  };
  const removed = useRemoved();

  return {
    isReading,
    undo: removed && (() => restore(removed)),
    async ask() {
      setIsReading(true);
      try {
        const content = await sample.read();
        modal.confirm({
          title: 'Remove all sample content?',
          content: <WhatGoes content={content} />,
          width: 560,
          okText: 'Remove',
          okButtonProps: { danger: true },
          cancelText: 'Cancel',
          focusable: { autoFocusButton: 'cancel' },
          onOk: remove,
          afterClose: catchLostFocus,
        });
      } catch (error) {
        toast.failure(error, SAMPLE_TEXTS.failed);
      }
      setIsReading(false);
    },
  };
}

function WhatGoes({ content }: { content: SampleContent }) {
  return (
    <>
      <p>
        What nobody has changed is deleted; sections of the pages that still say the sample's words are hidden until you
        write your own. You can undo this for {UNDO_MINUTES} minutes.
      </p>
      <dl className={`stack gap-3 above-3 ${styles.what}`}>
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
