import { DeleteOutlined, FileOutlined } from '@ant-design/icons';
import { isPictureAddress } from '@contract/picture-address';
import { Button } from 'antd';
import styles from './file-input.module.css';
import { LettersNote } from './letters-note';
import { fileNameOf, previewKind } from './preview-kind';

interface FilePreviewProps {
  value: string;
  /** What the file is: "Photo", "Cover image". */
  label: string;
  /** See `FileInput`: these are also drawn for mails and paper. */
  isUpload?: boolean;
  onRemove: () => void;
  disabled?: boolean;
}

/** The picture, at most 200 px high, or the file's name; and the button that takes it away. */
export function FilePreview({ value, label, isUpload, onRemove, disabled }: FilePreviewProps) {
  return (
    <div className={styles.preview}>
      {previewKind(value) === 'image' ? (
        <img src={value} alt={`${label}: preview`} className={styles.picture} />
      ) : (
        <p className={styles.file}>
          <FileOutlined aria-hidden /> {fileNameOf(value)}
        </p>
      )}
      {!isPictureAddress(value) && (
        <p className={styles.helper}>Visitors do not see this: it is no picture that browsers draw. It may stay.</p>
      )}
      {isUpload && <LettersNote label={label} path={value} />}
      <Button icon={<DeleteOutlined aria-hidden />} onClick={onRemove} disabled={disabled}>
        Remove
        <span className="visually-hidden"> {label.toLowerCase()}</span>
      </Button>
    </div>
  );
}
