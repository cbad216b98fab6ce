import { type RefObject, useRef, useState } from 'react';

export type FindMisread = () => string | null;

/** Returns props with which a form refuses a text that would be different after its Markdown is parsed again. */
export function useReadBack(): { item: object; readBack: RefObject<FindMisread | null> } {
  const readBack = useRef<FindMisread>(null);
  const [item] = useState(() => {
    const validator = async () => {
      const words = readBack.current?.() ?? null;
      if (words === null) return;
      throw new Error(`“${words}” cannot be saved as it is shown. Remove the formatting, or type the text again.`);
    };
    // Checks only on save, because the check parses the whole text.
    return { rules: [{ validator }], validateTrigger: [] };
  });
  return { item, readBack };
}
