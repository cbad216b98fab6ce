import { type MediaFile, positionOf } from '@contract/media';
import { srcsetOfUpload } from '@contract/uploads';
import { StatusTag } from '../records/status-tag';
import { factsOf } from './image-texts';
import styles from './image-tile.module.css';

export function ImageTile({ file }: { file: MediaFile }) {
  const { path, width, height, name, alt, usedIn } = file;
  return (
    <>
      <span className={styles.frame}>
        <img
          src={path}
          srcSet={srcsetOfUpload(path) || undefined}
          sizes="240px"
          width={width ?? undefined}
          height={height ?? undefined}
          alt=""
          loading="lazy"
          decoding="async"
          style={{ objectPosition: positionOf(file) }}
        />
        <span className={`row stretch gap-1 ${styles.tags}`}>
          {alt === '' && <StatusTag tone="wait">No alt text</StatusTag>}
          {usedIn.length === 0 && <StatusTag tone="calm">Not used</StatusTag>}
        </span>
      </span>
      <b className={`block semibold one-line ${styles.name}`} dir="auto" title={name}>
        {name}
      </b>
      <small className="block muted tabular fine">{factsOf(file)}</small>
    </>
  );
}
