import { useSettings } from './settings-store';

/**
 * Returns the URL of an illustration in the colours of Settings. The URL contains the colours, so that a browser with a
 * cached illustration loads it again after a change.
 */
export function useArt(path: string): string {
  const { brandColour, accentColour } = useSettings();
  if (!brandColour && !accentColour) return path;
  return path.replace('/art/', `/art/${brandColour}-${accentColour}/`.replaceAll('#', ''));
}
