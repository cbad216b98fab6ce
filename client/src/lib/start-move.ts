import { createContext, startTransition } from 'react';

/** Runs a navigation. Around the public site's pages, it also shows that a page is loading. */
export const StartMove = createContext<(move: () => void) => void>(startTransition);
