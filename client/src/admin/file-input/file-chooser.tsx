import type { ComponentProps } from 'react';

/**
 * Includes HEIC: some browsers convert it, and for others the field has an error text. A file that cannot be chosen
 * would get none.
 */
const PICTURES = 'image/jpeg,image/png,image/gif,image/webp,image/svg+xml,image/heic,image/heif,.heic,.heif';

interface FileChooserProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  onFiles: (files: [File, ...File[]]) => void;
}

/** Hidden file input that a button opens. Accepts images unless `accept` is set. */
export const FileChooser = ({ onFiles, accept = PICTURES, ...input }: FileChooserProps) => (
  <input
    {...input}
    type="file"
    accept={accept}
    className="visually-hidden"
    tabIndex={-1}
    onChange={({ target }) => {
      const [first, ...others] = target.files ?? [];
      // Cleared, so that choosing the same file again fires a change.
      target.value = '';
      if (first) onFiles([first, ...others]);
    }}
  />
);
