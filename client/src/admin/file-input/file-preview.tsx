import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import FileOutlined from '@ant-design/icons/FileOutlined';
import type { Ground } from '@contract/fields';
import { isImageAddress } from '@contract/image-address';
import { Button } from 'antd';
import styles from './file-input.module.css';
import { LettersNote } from './letters-note';
import { fileNameOf, previewKind } from './preview-kind';

interface FilePreviewProps {
  value: string;
  label: string;
  isUpload?: boolean;
  ground?: Ground;
  onRemove: () => void;
  disabled?: boolean;
}

export function FilePreview({ value, label, isUpload, ground, onRemove, disabled }: FilePreviewProps) {
  return (
    <div className="row bottom gap-3 below-2">
      {previewKind(value) === 'image' ? (
        <img
          src={value}
          alt={`${label}: preview`}
          className={`block lined rounded ${styles.image} ${ground === 'dark' ? styles.onDark : ''}`}
        />
      ) : (
        <p className="breaks">
          <FileOutlined aria-hidden /> {fileNameOf(value)}
        </p>
      )}
      {!isImageAddress(value) && (
        <p className="above-1 muted">Visitors cannot see this file, because browsers cannot show it as an image.</p>
      )}
      {isUpload && <LettersNote label={label} path={value} />}
      <Button icon={<DeleteOutlined aria-hidden />} onClick={onRemove} disabled={disabled}>
        Remove
        <span className="visually-hidden"> {label.toLowerCase()}</span>
      </Button>
    </div>
  );
}
