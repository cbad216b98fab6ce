import { LIMITS } from '@contract/limits';
import type { SavedReply } from '@contract/saved-replies';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { List } from '@/api/http';
import { savedReplies } from '@/api/saved-replies.api';
import { useRemoteOf } from '@/stores/server-store';
import { createAdminStore } from '../admin-store';
import { popupContainer } from '../layout/popup-container';
import styles from '../lists/row-menu.module.css';

const useSavedReplies = createAdminStore<List<SavedReply>>((_all, signal) =>
  savedReplies.list({ page: 1, limit: LIMITS.savedReplies }, signal),
);

const NO_REPLIES = { ready: 'No saved replies yet', loading: 'Loading...', failed: 'Failed to load saved replies' };

/** Menu of saved replies, which load when it opens. `onPick` must insert the reply and focus the text field. */
export function SavedRepliesButton({ onPick }: { onPick: (text: string) => void }) {
  const known = useRemoteOf(useSavedReplies);
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const handleOpen = (open: boolean) => {
    setIsOpen(open);
    if (open) void useSavedReplies.getState().reload();
    // After Escape, antd leaves the focus in the removed menu, so it is moved to the button here.
    else if (document.activeElement?.closest('[role=menu]')) opener.current?.focus();
  };
  const replies = known.status === 'ready' ? known.value.items : [];
  const items: MenuProps['items'] = [
    ...replies.map(({ _id, title, text }) => ({
      key: _id,
      label: <bdi>{title}</bdi>,
      onClick: ({ domEvent }: { domEvent: { preventDefault: () => void } }) => {
        // `onPick` focuses the text field. Without `preventDefault`, the same Enter would also type a line break there.
        domEvent.preventDefault();
        onPick(text);
      },
    })),
    ...(replies.length === 0 ? [{ key: 'state', disabled: true, label: NO_REPLIES[known.status] }] : []),
    { type: 'divider' as const },
    { key: 'edit', label: <Link to="/admin/saved-texts">Edit saved replies</Link> },
  ];
  return (
    <Dropdown
      open={isOpen}
      onOpenChange={handleOpen}
      trigger={['click']}
      autoFocus
      getPopupContainer={popupContainer}
      menu={{ items, className: styles.menu }}
      placement="topLeft"
    >
      <Button ref={opener} type="text" className="outdented" aria-haspopup="menu" aria-expanded={isOpen}>
        Saved replies
      </Button>
    </Dropdown>
  );
}

/** Appends a saved reply to the typed text and cuts the result to `max` characters. */
export const withSavedReply = (typed: string, saved: string, max: number): string =>
  (typed.trim() === '' ? saved : `${typed.trimEnd()}\n\n${saved}`).slice(0, max);
