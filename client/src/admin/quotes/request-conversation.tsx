import { Button, Skeleton } from 'antd';
import { ThreadLog } from '../shared/thread/thread-log';
import { QUOTE_ADMIN_TEXTS } from './quote-texts';
import styles from './request-dialog.module.css';
import { useRequestThread } from './request-thread';

/** What client and office wrote about a request, oldest first; nothing while nobody has. */
export function RequestConversation({ requestId }: { requestId: string }) {
  const known = useRequestThread(requestId);
  if (known.status === 'ready' && known.value.thread.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>Conversation</h2>
      {known.status === 'loading' && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {known.status === 'failed' && (
        <>
          <p>{QUOTE_ADMIN_TEXTS.threadFailed}</p>
          <Button onClick={known.retry}>Retry</Button>
        </>
      )}
      {known.status === 'ready' && <ThreadLog entries={known.value.thread} />}
    </section>
  );
}
