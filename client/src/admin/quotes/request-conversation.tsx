import { STAFF_ENTRY_KINDS, type ThreadEntry } from '@contract/thread';
import { Unready } from '../shared/feedback/unready';
import { useToast } from '../shared/feedback/use-toast';
import { ThreadForm } from '../shared/thread/thread-form';
import { ThreadLog } from '../shared/thread/thread-log';
import { useCan } from '../shared/use-can';
import { useQuoteOf } from './quote-store';
import { readAsDeleted, useRequestThread, withEvents, writeOnRequest } from './request-thread';

export function RequestConversation({ requestId }: { requestId: string }) {
  const known = useRequestThread(requestId);
  const { quote } = useQuoteOf(requestId);
  const can = useCan();
  const toast = useToast();
  return (
    <section className="stack gap-3">
      <h2 id="conversation" tabIndex={-1} className="below-2">
        Conversation
      </h2>
      <Unready known={known} rows={2} failed="Failed to load the conversation" />
      {known.status === 'ready' && <ThreadLog entries={withEvents(known.value, quote)} />}
      {known.status === 'ready' && can.edit && (
        <ThreadForm
          key={requestId}
          draftName={`talk:${requestId}`}
          kinds={STAFF_ENTRY_KINDS}
          phone={known.value.phone}
          replies={repliesOf(known.value)}
          repliesIn={(current) => repliesOf(current as { thread: ThreadEntry[] })}
          write={async (entry) => void toast.success((await writeOnRequest(requestId, entry)).msg)}
          onDiscarded={() => readAsDeleted(requestId)}
        />
      )}
    </section>
  );
}

const repliesOf = ({ thread }: { thread: readonly ThreadEntry[] }) => thread.filter(({ kind }) => kind === 'reply');
