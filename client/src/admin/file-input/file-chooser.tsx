import type { ComponentProps } from 'react';

/**
 * Chooses HEIC too: some browsers make a jpeg of it, and for the others the field has words.
 * A file that cannot be chosen explains nothing.
 */
const PICTURES = 'image/jpeg,image/png,image/gif,image/webp,image/svg+xml,image/heic,image/heif,.heic,.heif';

interface FileChooserProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  onFiles: (files: [File, ...File[]]) => void;
}

/** Chooses pictures, unless `accept` says otherwise. Out of sight: a button presses it. */
export const FileChooser = ({ onFiles, accept = PICTURES, ...input }: FileChooserProps) => (
  <input
    {...input}
    type="file"
    accept={accept}
    className="visually-hidden"
    tabIndex={-1}
    onChange={({ target }) => {
      const [first, ...others] = target.files ?? [];
      // Emptied, so that choosing the same file again after a failure is a change.
      target.value = '';
      if (first) onFiles([first, ...others]);
    }}
  />
);
