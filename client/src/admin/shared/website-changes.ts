import { create } from 'zustand';

/** How often something else than the Website room has changed the sections in this tab: a room that is open asks anew. */
export const useWebsiteChanges = create<{ count: number }>(() => ({ count: 0 }));

export const tellWebsiteChanged = (): void => useWebsiteChanges.setState(({ count }) => ({ count: count + 1 }));
