import type { MediaFile } from '@contract/media';
import { Button, Progress } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import { formatBytes } from '@/lib/format-bytes';
import type { Upload, Uploads } from '../file-input/use-uploads';
import { ImageTile } from '../shared/images/image-tile';
import tiles from '../shared/images/image-tile.module.css';
import styles from './media-grid.module.css';

interface MediaGridProps {
  files: readonly MediaFile[];
  uploads?: Uploads;
  openId: string;
}

export function MediaGrid({ files, uploads, openId }: MediaGridProps) {
  const name = uploads ? 'Uploads' : 'Images';
  if (files.length === 0 && !uploads?.shown.length) return null;
  return (
    <ul className={`stack gap-4 gap-x-3 ${tiles.grid}`} aria-label={name}>
      {uploads?.shown.map((upload) => (
        <UploadTile key={upload.key} upload={upload} uploads={uploads} />
      ))}
      {files.map((file) => (
        <Tile key={file._id} file={file} isOpen={file._id === openId} />
      ))}
    </ul>
  );
}

function Tile({ file, isOpen }: { file: MediaFile; isOpen: boolean }) {
  const [search] = useSearchParams();
  const to = new URLSearchParams(search);
  to.set('picture', file._id);
  return (
    <li>
      <Link to={`?${to}`} aria-current={isOpen || undefined} className={`holds block snug rounded ${tiles.tile}`}>
        <ImageTile file={file} />
      </Link>
    </li>
  );
}

function UploadTile({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { name, percent, failure, from, to } = upload;
  return (
    <li className={`holds block snug rounded ${tiles.tile}`}>
      <div className={failure ? `${tiles.frame} ${styles.bad}` : `${tiles.frame} ${styles.busy}`}>
        {failure ? (
          <p role="alert">{failure}</p>
        ) : (
          <>
            {to !== undefined && to < from && (
              <p>
                File size reduced from {formatBytes(from)} to {formatBytes(to)}
              </p>
            )}
            {percent === 100 && <p>Preparing...</p>}
            <Progress percent={percent} size="small" aria-label={`${name}: upload progress`} />
          </>
        )}
      </div>
      <b className={`block semibold one-line ${tiles.name}`} dir="auto" title={name}>
        {name}
      </b>
      {failure ? (
        <p className="row stretch gap-2 above-1">
          {upload.canRetry && (
            <Button size="small" aria-label={`Retry ${name}`} onClick={() => uploads.retry(upload.key)}>
              Retry
            </Button>
          )}
          <Button size="small" aria-label={`Dismiss ${name}`} onClick={() => uploads.dismiss(upload.key)}>
            Dismiss
          </Button>
        </p>
      ) : (
        <small role="status" className="block muted tabular fine">
          Uploading...
        </small>
      )}
    </li>
  );
}
