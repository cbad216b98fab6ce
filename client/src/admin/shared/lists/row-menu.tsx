import { Button, Dropdown } from 'antd';
import { useRef } from 'react';

interface RowMenuEntry {
  text: string;
  isDanger?: boolean;
  onPress: () => void;
}

interface RowMenuProps {
  /** The record's name, for a screen reader: "More for Kelvin Phiri". */
  name: string;
  /** Nothing is shown where there are none. */
  entries: readonly RowMenuEntry[];
}

/** What is seldom done with a record, behind one button at the end of its row. */
export function RowMenu({ name, entries }: RowMenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  if (entries.length === 0) return null;
  const items = entries.map(({ text, isDanger, onPress }) => ({
    key: text,
    label: text,
    danger: isDanger,
    onClick: () => {
      // A question that it opens gives the focus back to where it was, and this entry will be gone.
      opener.current?.focus();
      onPress();
    },
  }));
  return (
    <Dropdown trigger={['click']} placement="bottomRight" autoFocus menu={{ items }}>
      <Button ref={opener} aria-label={`More for ${name}`} aria-haspopup="menu">
        <span aria-hidden="true">…</span>
      </Button>
    </Dropdown>
  );
}
