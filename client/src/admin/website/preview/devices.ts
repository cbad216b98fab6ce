/** What a page is looked at on: its width and the height of its first screen, in pixels. */
export const DEVICES = {
  laptop: { width: 1280, height: 800 },
  phone: { width: 375, height: 667 },
} as const;

export type Device = keyof typeof DEVICES;
