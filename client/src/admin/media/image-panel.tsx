import type { MediaFile } from '@contract/media';
import { Button, Skeleton } from 'antd';
import { useEffect, useRef } from 'react';
import { PageTitle } from '../shared/layout/page-head';
import { useIsNarrow } from '../shared/layout/use-is-narrow';
import type { NamedRecord } from '../shared/records/use-named-record';
import { ImageForm } from './image-form';
import styles from './image-panel.module.css';

interface ImagePanelProps {
  named: NamedRecord<MediaFile>;
  onRetry: () => void;
  onClose: () => void;
}

export function ImagePanel({ named, onRetry, onClose }: ImagePanelProps) {
  const isNarrow = useIsNarrow();
  const name = named?.status === 'ready' ? named.record.name : 'Image';
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNarrow) window.scrollTo(0, 0);
    else panel.current?.focus({ preventScroll: true });
  }, [isNarrow]);
  return (
    <section ref={panel} aria-label={name} tabIndex={-1} className={`stack gap-4 panel pad-4 ${styles.panel}`}>
      <div className="line stretch">
        <Button onClick={onClose}>{isNarrow ? 'All images' : 'Close'}</Button>
      </div>
      {isNarrow && <PageTitle title={name} className={styles.title} />}
      {named?.status === 'ready' && <ImageForm file={named.record} onRemoved={onClose} />}
      {named?.status === 'loading' && (
        <>
          <p role="status" className="visually-hidden">
            Loading...
          </p>
          <Skeleton active paragraph={{ rows: 8 }} />
        </>
      )}
      {named?.status === 'unknown' && <p role="alert">This image was not found. It may have been deleted.</p>}
      {named?.status === 'failed' && (
        <div role="alert">
          <p>Failed to load the image.</p>
          <Button onClick={onRetry}>Retry</Button>
        </div>
      )}
    </section>
  );
}
