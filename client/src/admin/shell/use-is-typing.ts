import { useEffect, useState } from 'react';

/** Time without a key after which typing counts as paused. */
const PAUSE_MS = 3_000;
const FIELD = 'textarea, input, [contenteditable="true"]';

/** True if a focused field was typed into within the last 3 seconds. */
export function useIsTyping(): boolean {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      clearTimeout(pause);
      setTyping(false);
    };
    const note = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest(FIELD)) return;
      clearTimeout(pause);
      pause = setTimeout(rest, PAUSE_MS);
      setTyping(true);
    };
    // In the capture phase, because handlers may stop the event.
    document.addEventListener('keydown', note, true);
    // Some phone keyboards and password managers fire only this event. Not in the capture phase, because a render
    // before the field's own handler would lose the letter.
    document.addEventListener('input', note);
    document.addEventListener('focusout', rest, true);
    return () => {
      clearTimeout(pause);
      document.removeEventListener('keydown', note, true);
      document.removeEventListener('input', note);
      document.removeEventListener('focusout', rest, true);
    };
  }, []);
  return isTyping;
}
