import { create } from 'zustand';

/** Counts changes that other parts of this tab make to sections. An open section editor reloads after each change. */
export const useWebsiteChanges = create<{ count: number }>(() => ({ count: 0 }));

export const tellWebsiteChanged = (): void => useWebsiteChanges.setState(({ count }) => ({ count: count + 1 }));
