import { useEffect, useState } from 'react';

/** Whoever has not touched a key for so long has paused. */
const PAUSE_MS = 3_000;
const FIELD = 'textarea, input, [contenteditable="true"]';

/** Whether somebody is in the midst of a word: a field was typed into a moment ago and still has the focus. */
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
    // On its way down: what handles a key may keep it to itself.
    document.addEventListener('keydown', note, true);
    // All that some keyboards of phones, and what fills passwords in, give. On its way up: a field that is drawn anew before its own handler has
    // heard of the letter would lose it.
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
