import { useSettings } from './settings-store';

/**
 * Returns the URL of an illustration in the owner's colours. The colours are part of the URL, so that browsers can
 * cache each version.
 */
export function useArt(path: string): string {
  const { brandColour, accentColour } = useSettings();
  if (!brandColour && !accentColour) return path;
  return path.replace('/art/', `/art/${brandColour}-${accentColour}/`.replaceAll('#', ''));
}
