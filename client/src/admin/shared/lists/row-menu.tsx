import { Button, Dropdown } from 'antd';
import { useRef } from 'react';
import { popupContainer } from '../layout/popup-container';
import styles from './row-menu.module.css';

interface RowMenuChoice {
  text: string;
  isDanger?: boolean;
  onPress: () => void;
}

type RowMenuEntry = RowMenuChoice | { text: string; choices: readonly RowMenuChoice[] };

export interface RowMenuProps {
  /** Record or thing of the actions. */
  name?: string;
  /** Text of the button. By default, it is “…”, with `name` for screen readers. */
  text?: string;
  /** Without entries and note, the menu is not shown. */
  entries: readonly RowMenuEntry[];
  note?: string;
  isSmall?: boolean;
}

export function RowMenu({ name, text, entries, note, isSmall }: RowMenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  if (entries.length === 0 && !note) return null;
  const giveFocusBack = () => opener.current?.focus();
  const toItem = ({ text, isDanger, onPress }: RowMenuChoice) => ({
    key: text,
    label: text,
    danger: isDanger,
    onClick: ({ domEvent }: { domEvent: { preventDefault: () => void } }) => {
      // Prevents the default, because the button gets the focus below, and the same key press would press it too.
      domEvent.preventDefault();
      // Focuses the button before a dialog opens, so that the dialog returns the focus to the button when it closes.
      giveFocusBack();
      onPress();
    },
  });
  const items = entries.map((entry) =>
    'choices' in entry ? { key: entry.text, label: entry.text, children: entry.choices.map(toItem) } : toItem(entry),
  );
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      getPopupContainer={popupContainer}
      menu={{
        items: note
          ? [...items, { key: 'note', label: <p className={`muted ${styles.note}`}>{note}</p>, disabled: true }]
          : items,
      }}
      // After Escape, antd leaves the focus in the removed menu, so it is moved to the button here.
      onOpenChange={(isOpen) => !isOpen && document.activeElement?.closest('[role=menu]') && giveFocusBack()}
    >
      <Button
        ref={opener}
        size={isSmall ? 'small' : undefined}
        title={note}
        aria-label={text ? undefined : `More actions for ${name}`}
        aria-haspopup="menu"
      >
        {text ?? <span aria-hidden="true">…</span>}
      </Button>
    </Dropdown>
  );
}
