import { useMedia } from '@/lib/use-media';

const NARROW = '(max-width: 47.9375em)';

/** True below 768 px, where lists are cards and controls are larger. */
export const useIsNarrow = (): boolean => useMedia(NARROW);
