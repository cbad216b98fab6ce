import { useSettings } from './settings-store';

/** A drawing of ours in the organisation's colours: at another address for each pair, so that browsers may keep it. */
export function useArt(path: string): string {
  const { brandColour, accentColour } = useSettings();
  if (!brandColour && !accentColour) return path;
  return path.replace('/art/', `/art/${brandColour}-${accentColour}/`.replaceAll('#', ''));
}
