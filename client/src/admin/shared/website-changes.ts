import { create } from 'zustand';

/** Counts changes of sections on other screens of this tab. An open editor reloads after each. */
export const useWebsiteChanges = create<{ count: number }>(() => ({ count: 0 }));

export const tellWebsiteChanged = (): void => useWebsiteChanges.setState(({ count }) => ({ count: count + 1 }));
