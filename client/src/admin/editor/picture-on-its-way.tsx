import { Button } from 'antd';
import type { Upload, Uploads } from '../file-input/use-uploads';
import styles from './markdown-editor.module.css';

export const onItsWay = (percent: number): string => `Picture on its way: ${percent} %`;

/** How far one picture is that was put into a text, or why it is not there. */
export function PictureOnItsWay({ picture, uploads }: { picture: Upload; uploads: Uploads }) {
  const { key, name, percent, failure, canRetry, isWaiting } = picture;
  if (!failure && !isWaiting) return <p>{onItsWay(percent)}</p>;
  return (
    <p className={failure ? styles.problem : undefined}>
      <span>
        {name}: {failure ?? 'waits for the connection.'}
      </span>
      {canRetry && <Button onClick={() => uploads.retry(key)}>Retry</Button>}
      <Button aria-label={`Leave out ${name}`} onClick={() => uploads.dismiss(key)}>
        Leave out
      </Button>
    </p>
  );
}
