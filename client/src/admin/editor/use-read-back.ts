import { type RefObject, useRef, useState } from 'react';

/** Returns the start of the first misread block and selects it, or `null`. */
export type FindMisread = () => string | null;

/** Props for a `Form.Item` and the editor in it. They reject a text that would be read differently than it is shown. */
export function useReadBack(): { item: object; readBack: RefObject<FindMisread | null> } {
  const readBack = useRef<FindMisread>(null);
  const [item] = useState(() => {
    const validator = async () => {
      const words = readBack.current?.() ?? null;
      if (words === null) return;
      throw new Error(`“${words}” cannot be saved as it is shown. Remove its formatting, or type it again.`);
    };
    // Validates on save only, because it parses the whole text.
    return { rules: [{ validator }], validateTrigger: [] };
  });
  return { item, readBack };
}
