import { type RefObject, useRef, useState } from 'react';

/** Answers the beginning of what would be read otherwise than it is shown, and chooses it; `null` where nothing would. */
export type FindMisread = () => string | null;

/** Props of a `Form.Item` and of the editor in it: a text that would be read otherwise than it is shown is not saved. */
export function useReadBack(): { item: object; readBack: RefObject<FindMisread | null> } {
  const readBack = useRef<FindMisread>(null);
  const [item] = useState(() => {
    const validator = async () => {
      const words = readBack.current?.() ?? null;
      if (words === null) return;
      throw new Error(`“${words}” cannot be saved as it is shown. Remove its formatting, or type it again.`);
    };
    // The whole text is read: not at each key.
    return { rules: [{ validator }], validateTrigger: [] };
  });
  return { item, readBack };
}
