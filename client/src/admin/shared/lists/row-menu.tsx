import { Button, Dropdown } from 'antd';
import { useRef, useState } from 'react';
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
  /** Name for screen readers. By default, it is `text`. */
  label?: string;
  /** Without entries and note, the menu is not shown. */
  entries: readonly RowMenuEntry[];
  note?: string;
  isSmall?: boolean;
}

export function RowMenu({ name, text, label, entries, note, isSmall }: RowMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (entries.length === 0 && !note) return null;
  const giveFocusBack = () => opener.current?.focus();
  const handleOpen = (open: boolean) => {
    setIsOpen(open);
    // After Escape, antd leaves the focus in the removed menu, so it is moved to the button here.
    if (!open && document.activeElement?.closest('[role=menu]')) giveFocusBack();
  };
  const toItem = ({ text, isDanger, onPress }: RowMenuChoice, key: string) => ({
    key,
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
  // Keys are positions, because two people can have the same name.
  const items = entries.map((entry, at) =>
    'choices' in entry
      ? {
          key: `${at}`,
          label: entry.text,
          children: entry.choices.map((each, place) => toItem(each, `${at}.${place}`)),
        }
      : toItem(entry, `${at}`),
  );
  return (
    <Dropdown
      open={isOpen}
      onOpenChange={handleOpen}
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      getPopupContainer={popupContainer}
      menu={{
        className: styles.menu,
        items: note
          ? [...items, { key: 'note', label: <p className={`muted ${styles.note}`}>{note}</p>, disabled: true }]
          : items,
      }}
    >
      <Button
        ref={opener}
        className={styles.opener}
        size={isSmall ? 'small' : undefined}
        title={note}
        aria-label={text ? label : `More actions for ${name}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        {text ?? <span aria-hidden="true">…</span>}
      </Button>
    </Dropdown>
  );
}
