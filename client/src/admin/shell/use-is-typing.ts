import { useEffect, useState } from 'react';

const PAUSE_MS = 3_000;
const FIELD = 'textarea, input, [contenteditable="true"]';

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
    // Listens in the capture phase, because other handlers may stop the event.
    document.addEventListener('keydown', note, true);
    // Some phone keyboards send only `input`. In the capture phase, `note` would make React render before React has
    // handled the letter, and the letter would be lost.
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
