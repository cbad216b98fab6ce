import { useEffect, useRef } from 'react';
import { classNames } from '@/lib/class-names';
import { DRAFT_DAYS } from '@/lib/stored-form';
import type { SendState } from './use-sender';

const NOTES: Record<SendState, string> = {
  idle: '',
  sending: '',
  slow: 'Still sending. Please keep this page open.',
  waiting: "You're offline. Keep this page open, and we'll send your text when you are back online.",
};
const DRAFTED = ` If you close this page, your text stays on this device for ${DRAFT_DAYS} days, and you can send it later.`;

interface SendNoteProps {
  state: SendState;
  /** Text that says why sending failed and, if known, when to retry. */
  refusal: string;
  isDrafted: boolean;
}

/** Status of sending a form. It is always rendered, so that screen readers announce changes. */
export function SendNote({ state, refusal, isDrafted }: SendNoteProps) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Scrolls the text to the middle of the screen, because a bar at the bottom may cover it.
    if (state === 'waiting') note.current?.scrollIntoView?.({ block: 'center' });
  }, [state]);
  return (
    <p
      ref={note}
      className={classNames('goes-empty pad-3-4 small easy', refusal ? 'on-danger edge-danger' : 'on-mist edge-sun')}
      role="status"
    >
      {NOTES[state] || refusal}
      {state === 'waiting' && isDrafted && DRAFTED}
    </p>
  );
}
