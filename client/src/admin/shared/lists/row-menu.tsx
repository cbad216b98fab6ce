import { Button, Dropdown } from 'antd';
import { useRef } from 'react';
import styles from './row-menu.module.css';

interface RowMenuChoice {
  text: string;
  isDanger?: boolean;
  onPress: () => void;
}

/** An entry with `choices` opens a submenu. */
type RowMenuEntry = RowMenuChoice | { text: string; choices: readonly RowMenuChoice[] };

export interface RowMenuProps {
  /** Name of the record for screen readers: "More for Kelvin Phiri". */
  name: string;
  /** The menu is hidden if there are neither entries nor a note. */
  entries: readonly RowMenuEntry[];
  /** Says why an action is missing. */
  note?: string;
  /** Small button, for dense rows. */
  isSmall?: boolean;
}

/** Within the landmark, so that screen readers find it on the screen. */
const popupContainer = (): HTMLElement => document.querySelector('main') ?? document.body;

/** Menu with rare actions of a record, at the end of its row. */
export function RowMenu({ name, entries, note, isSmall }: RowMenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  if (entries.length === 0 && !note) return null;
  const giveFocusBack = () => opener.current?.focus();
  const toItem = ({ text, isDanger, onPress }: RowMenuChoice) => ({
    key: text,
    label: text,
    danger: isDanger,
    onClick: ({ domEvent }: { domEvent: { preventDefault: () => void } }) => {
      // Enter would otherwise activate the newly focused button.
      domEvent.preventDefault();
      // A question returns focus to the previous element, and this entry will be gone.
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
      // Escape leaves focus in the removed menu.
      onOpenChange={(isOpen) => !isOpen && document.activeElement?.closest('[role=menu]') && giveFocusBack()}
    >
      <Button
        ref={opener}
        size={isSmall ? 'small' : undefined}
        title={note}
        aria-label={`More for ${name}`}
        aria-haspopup="menu"
      >
        <span aria-hidden="true">…</span>
      </Button>
    </Dropdown>
  );
}
