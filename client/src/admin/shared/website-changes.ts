import { create } from 'zustand';

/**
 * Counts changes of sections that this tab makes outside the section editor. After each change, an open section editor
 * reloads.
 */
export const useWebsiteChanges = create<{ count: number }>(() => ({ count: 0 }));

export const tellWebsiteChanged = (): void => useWebsiteChanges.setState(({ count }) => ({ count: count + 1 }));
