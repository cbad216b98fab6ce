import type { MediaFile } from '@contract/media';
import { type ComponentType, createContext, type ReactNode, Suspense, useContext, useState } from 'react';

export interface ImagePickerProps {
  isOpen: boolean;
  onClose: () => void;
  onPick: (file: MediaFile) => void;
}

export const ImageLibrary = createContext<ComponentType<ImagePickerProps> | null>(null);

/** Opens the media library to choose an image. Without a library, the result has no `open`. */
export function useImagePicker(onPick: (file: MediaFile) => void): { open?: () => void; picker: ReactNode } {
  const Picker = useContext(ImageLibrary);
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  if (!Picker) return { picker: null };
  const picker = state !== 'unused' && (
    <Suspense fallback={null}>
      <Picker isOpen={state === 'open'} onClose={() => setState('closed')} onPick={onPick} />
    </Suspense>
  );
  return { open: () => setState('open'), picker };
}
