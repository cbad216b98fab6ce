import type { ComponentProps } from 'react';

/** HEIC images can be chosen, because some browsers convert them. In other browsers, the field explains the error. */
const IMAGES = 'image/jpeg,image/png,image/gif,image/webp,image/svg+xml,image/heic,image/heif,.heic,.heif';

interface FileChooserProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  onFiles: (files: [File, ...File[]]) => void;
}

export const FileChooser = ({ onFiles, accept = IMAGES, ...input }: FileChooserProps) => (
  <input
    {...input}
    type="file"
    accept={accept}
    className="visually-hidden"
    tabIndex={-1}
    onChange={({ target }) => {
      const [first, ...others] = target.files ?? [];
      target.value = '';
      if (first) onFiles([first, ...others]);
    }}
  />
);
