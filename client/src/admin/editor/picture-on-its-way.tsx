import { Button } from 'antd';
import type { Upload, Uploads } from '../file-input/use-uploads';
import styles from './markdown-editor.module.css';

/** Returns the status of an upload. After 100 percent are sent, the server still has to make smaller images. */
export const onItsWay = (percent: number): string =>
  percent < 100 ? `Uploading image: ${percent} %` : 'Preparing image...';

export function PictureOnItsWay({ picture, uploads }: { picture: Upload; uploads: Uploads }) {
  const { key, name, percent, failure, canRetry } = picture;
  if (!failure) return <p>{onItsWay(percent)}</p>;
  return (
    <p className={`danger ${styles.problem}`}>
      <span>
        {name}: {failure}
      </span>
      {canRetry && <Button onClick={() => uploads.retry(key)}>Retry</Button>}
      <Button aria-label={`Remove ${name}`} onClick={() => uploads.dismiss(key)}>
        Remove
      </Button>
    </p>
  );
}
