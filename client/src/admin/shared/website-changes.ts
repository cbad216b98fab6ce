import { create } from 'zustand';

/** Counts changes to sections by other screens in this tab, so that an open editor reloads. */
export const useWebsiteChanges = create<{ count: number }>(() => ({ count: 0 }));

export const tellWebsiteChanged = (): void => useWebsiteChanges.setState(({ count }) => ({ count: count + 1 }));
