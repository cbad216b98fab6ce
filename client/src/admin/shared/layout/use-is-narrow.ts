import { useMedia } from '@/lib/use-media';

/** Tables above this width, cards below. */
const NARROW = '(max-width: 47.9375em)';

/** True if the window is narrower than 768 px: cards instead of tables, larger controls. */
export const useIsNarrow = (): boolean => useMedia(NARROW);
