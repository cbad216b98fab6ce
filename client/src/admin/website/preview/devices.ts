/** By device: width of the page, and height that is visible without scrolling, in px. */
export const DEVICES = {
  laptop: { width: 1280, height: 800 },
  phone: { width: 375, height: 667 },
} as const;

export type Device = keyof typeof DEVICES;
