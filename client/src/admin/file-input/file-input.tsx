import type { Ground } from '@contract/fields';
import { Button, ConfigProvider, Tabs } from 'antd';
import { useEffect, useId } from 'react';
import styles from './file-input.module.css';
import { FilePreview } from './file-preview';
import { useImagePicker } from './image-library';
import { isExternal } from './preview-kind';
import { UploadTab } from './upload-tab';
import { UrlTab } from './url-tab';
import { useUpload } from './use-upload';

interface FileInputProps {
  label: string;
  /** Path under `/uploads/`, an `http(s)` URL, or empty. */
  value?: string;
  onChange?: (value: string) => void;
  helperText?: string;
  /** True to refuse external URLs, because the server draws the image in emails and PDFs. */
  isUpload?: boolean;
  ground?: Ground;
  /** Called when an upload starts or ends. Saving must wait, because the value is missing until then. */
  onBusyChange?: (isBusy: boolean) => void;
}

export function FileInput({ label, value = '', onChange, helperText, isUpload, ground, onBusyChange }: FileInputProps) {
  const { componentDisabled: disabled } = ConfigProvider.useConfig();
  const id = useId();
  const upload = useUpload((filePath) => onChange?.(filePath));
  const isBusy = upload.percent !== null;

  useEffect(() => {
    onBusyChange?.(isBusy);
    return () => onBusyChange?.(false);
  }, [isBusy, onBusyChange]);

  const handleValue = (next: string) => {
    upload.clear();
    onChange?.(next);
  };

  const { open, picker } = useImagePicker(({ path }) => handleValue(path));

  const uploadTab = (
    <UploadTab
      label={label}
      percent={upload.percent}
      onFile={(file) => void upload.send(file)}
      onLibrary={open}
      disabled={disabled}
    />
  );

  return (
    <fieldset aria-describedby={`${id}-note`} className={`shrinks ${styles.input}`}>
      <legend className={styles.label}>{label}</legend>
      {picker}
      {value !== '' && (
        <FilePreview
          value={value}
          label={label}
          isUpload={isUpload}
          ground={ground}
          onRemove={() => handleValue('')}
          disabled={disabled}
        />
      )}
      {isUpload ? (
        uploadTab
      ) : (
        <Tabs
          defaultActiveKey={isExternal(value) ? 'url' : 'upload'}
          items={[
            { key: 'upload', label: 'Upload File', children: uploadTab },
            {
              key: 'url',
              label: 'External URL',
              // A new key resets the URL field after an upload or removal.
              children: <UrlTab key={value} label={label} value={value} onApply={handleValue} disabled={disabled} />,
            },
          ]}
        />
      )}
      <div id={`${id}-note`}>
        {upload.failure && (
          <p role="alert" className="above-1 danger">
            {upload.failure}
          </p>
        )}
        {upload.retry && (
          <Button onClick={upload.retry} disabled={disabled}>
            Retry
          </Button>
        )}
        {helperText && <p className="above-1 muted">{helperText}</p>}
      </div>
    </fieldset>
  );
}
