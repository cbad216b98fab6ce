import { Button, Skeleton } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { useServerRead } from '@/stores/own-store';
import { takeOpenDraft } from '../shared/drafts/office-draft';
import cards from '../shared/layout/page-card.module.css';
import { PageTitle } from '../shared/layout/page-head';

interface RoomReaderProps<R> {
  /** What is written, as its unsaved text is called: "Blog Post". */
  noun: string;
  read: (signal: AbortSignal) => Promise<R>;
  failed: string;
  children: (read: R) => ReactNode;
}

/** Reads what is written in a room, and says where that cannot be read. */
export function RoomReader<R>({ noun, read: readOnce, failed, children }: RoomReaderProps<R>) {
  const [read] = useState(() => readOnce);
  const room = useServerRead(read);
  // The list opens no dialog over the text that was written here.
  useEffect(() => {
    const leave = () => void takeOpenDraft(noun);
    // Also where an address is typed, or the list is opened by a link of another document.
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [noun]);
  if (room.status === 'ready') return children(room.value);
  return (
    <div className={cards.card}>
      <PageTitle title="Write" />
      {room.status === 'loading' ? (
        <>
          <p role="status">Loading {noun.toLowerCase()}...</p>
          <Skeleton active paragraph={{ rows: 8 }} />
        </>
      ) : (
        <div className="stack gap-4 centre">
          <p>{room.error.status === 404 ? `This ${noun.toLowerCase()} is gone.` : failed}</p>
          <Button onClick={room.retry}>Retry</Button>
        </div>
      )}
    </div>
  );
}
