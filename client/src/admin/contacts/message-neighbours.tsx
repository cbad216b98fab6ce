import type { ContactMessage } from '@contract/contact';
import { PAGE_SIZE } from '@contract/limits';
import { Button } from 'antd';
import { contacts } from '@/api/contacts.api';
import { useRun } from '../shared/feedback/use-run';
import type { ListState } from '../shared/lists/admin-list';
import { CONTACT_LIST_TEXTS } from './contact-texts';

interface MessageNeighboursProps {
  openId: string;
  query: Parameters<typeof contacts.list>[0] & { page: number };
  list: ListState<ContactMessage>;
  onMove: (place: { view: string; page: number }) => void;
}

export function MessageNeighbours({ openId, query, list, onMove }: MessageNeighboursProps) {
  const { isRunning, run } = useRun();
  const { items, total } = list.status === 'ready' ? list.value : { items: [], total: 0 };
  const at = items.findIndex(({ _id }) => _id === openId);
  // The message is not on the loaded page of the list, for example after a link opened it.
  if (at < 0) return null;
  const place = (query.page - 1) * PAGE_SIZE + at + 1;

  const move = async (step: -1 | 1) => {
    const next = items[at + step];
    if (next) return onMove({ view: next._id, page: query.page });
    const page = query.page + step;
    await run(async () => {
      const { items: others } = await contacts.list({ ...query, page });
      const message = others.at(step === 1 ? 0 : -1);
      if (message) onMove({ view: message._id, page });
    }, CONTACT_LIST_TEXTS.openFailed);
  };

  return (
    <div className="row gap-2 gap-x-3 muted">
      <Button size="small" disabled={isRunning || place <= 1} onClick={() => void move(-1)}>
        Previous message
      </Button>
      <span>
        {place} of {total}
      </span>
      <Button size="small" disabled={isRunning || place >= total} onClick={() => void move(1)}>
        Next message
      </Button>
    </div>
  );
}
