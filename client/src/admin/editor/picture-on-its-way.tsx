import { Button } from 'antd';
import type { Upload, Uploads } from '../file-input/use-uploads';
import styles from './markdown-editor.module.css';

/** Returns the status of an upload. After 100 percent are sent, the server still has to make smaller images. */
export const onItsWay = (percent: number): string =>
  percent < 100 ? `Uploading image: ${percent} %` : 'Preparing image...';

export function PictureOnItsWay({ picture, uploads }: { picture: Upload; uploads: Uploads }) {
  const { key, name, percent, failure, canRetry, isWaiting } = picture;
  if (!failure && !isWaiting) return <p>{onItsWay(percent)}</p>;
  return (
    <p className={failure ? `danger ${styles.problem}` : undefined}>
      <span>
        {name}: {failure ?? 'the upload continues when you are back online.'}
      </span>
      {canRetry && <Button onClick={() => uploads.retry(key)}>Retry</Button>}
      <Button aria-label={`Remove ${name}`} onClick={() => uploads.dismiss(key)}>
        Remove
      </Button>
    </p>
  );
}

export function LostPictures({ names, onRead }: { names: readonly string[]; onRead: () => void }) {
  return (
    <p className={`danger ${styles.problem}`}>
      <span>
        {names.join(', ')} {names.length === 1 ? 'was' : 'were'} not uploaded, because the page was closed. Please add{' '}
        {names.length === 1 ? 'it' : 'them'} again.
      </span>
      <Button onClick={onRead}>OK</Button>
    </p>
  );
}
