import { create } from 'zustand';
import { readSettings } from '@/api/settings';

interface SiteName {
  /** Empty until the settings have come. */
  siteName: string;
  load(): Promise<void>;
  /** After the settings were saved: the sidebar follows at once. */
  show(siteName: string): void;
}

/** The organisation's name in the sidebar and at the login; Site Settings is where it is kept. */
export const useSiteName = create<SiteName>((set) => ({
  siteName: '',
  async load() {
    try {
      const settings = await readSettings();
      set({ siteName: settings.siteName });
    } catch {
      // The name is decoration here: without it the mark stands alone.
    }
  },
  show: (siteName) => set({ siteName }),
}));
