import { useSettings } from './settings-store';

/** Adds the colours of Settings to the URL of an illustration. After a change, browsers load it again. */
export function useArt(path: string): string {
  const { brandColour, accentColour } = useSettings();
  if (!brandColour && !accentColour) return path;
  return path.replace('/art/', `/art/${brandColour}-${accentColour}/`.replaceAll('#', ''));
}
