import { type RefObject, useRef, useState } from 'react';

export type FindMisread = () => string | null;

/** Makes a form refuse a text that would differ after its Markdown is parsed again. `item`: props of the form field. */
export function useReadBack(): { item: object; readBack: RefObject<FindMisread | null> } {
  const readBack = useRef<FindMisread>(null);
  const [item] = useState(() => {
    const validator = async () => {
      const text = readBack.current?.() ?? null;
      if (text === null) return;
      throw new Error(`“${text}” cannot be saved as it is shown. Remove the formatting, or type the text again.`);
    };
    // Checks only on save, because the check parses the whole text.
    return { rules: [{ validator }], validateTrigger: [] };
  });
  return { item, readBack };
}
