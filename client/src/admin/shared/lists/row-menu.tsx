import { Button, Dropdown } from 'antd';
import { useRef } from 'react';
import styles from './row-menu.module.css';

interface RowMenuChoice {
  text: string;
  isDanger?: boolean;
  onPress: () => void;
}

/** One of the second kind opens to choices of its own. */
type RowMenuEntry = RowMenuChoice | { text: string; choices: readonly RowMenuChoice[] };

export interface RowMenuProps {
  /** The record's name, for a screen reader: "More for Kelvin Phiri". */
  name: string;
  /** Nothing is shown where there are neither entries nor a note. */
  entries: readonly RowMenuEntry[];
  /** Why an act is missing. */
  note?: string;
  /** Button as high as those of a dense row. */
  isSmall?: boolean;
}

/** Within the landmark, where a screen reader looks for what belongs to the screen. */
const popupContainer = (): HTMLElement => document.querySelector('main') ?? document.body;

/** Acts that are seldom done with a record, behind one button at the end of its row. */
export function RowMenu({ name, entries, note, isSmall }: RowMenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  if (entries.length === 0 && !note) return null;
  const giveFocusBack = () => opener.current?.focus();
  const toItem = ({ text, isDanger, onPress }: RowMenuChoice) => ({
    key: text,
    label: text,
    danger: isDanger,
    onClick: ({ domEvent }: { domEvent: { preventDefault: () => void } }) => {
      // Enter would else press the button that has the focus by then.
      domEvent.preventDefault();
      // A question that it opens gives the focus back to where it was, and this entry will be gone.
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
      // Closed by Escape, which leaves the focus in what is gone.
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
