import { useSettings } from './settings-store';

/** Returns the URL of an illustration in the organisation's colours: one per pair of colours, for caching. */
export function useArt(path: string): string {
  const { brandColour, accentColour } = useSettings();
  if (!brandColour && !accentColour) return path;
  return path.replace('/art/', `/art/${brandColour}-${accentColour}/`.replaceAll('#', ''));
}
