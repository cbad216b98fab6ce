import HolderOutlined from '@ant-design/icons/HolderOutlined';
import { Button, ConfigProvider } from 'antd';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './sortable-list.module.css';
import { useRowDrag } from './use-row-drag';

type Mover = 'handle' | 'up' | 'down';

interface SortableListProps {
  noun: string;
  keys: readonly (string | number)[];
  nameOf: (index: number) => string;
  onMove: (from: number, to: number) => void;
  /** Puts the buttons at the top of a row, because the bottom of a tall row may be off screen. */
  areTall?: boolean;
  row: (index: number) => ReactNode;
  more?: (index: number) => ReactNode;
}

/** List whose rows move by dragging, buttons or arrow keys. The focus follows a moved row. */
export function SortableList({ noun, keys, nameOf, onMove, areTall, row, more }: SortableListProps) {
  const { componentDisabled } = ConfigProvider.useConfig();
  const list = useRef<HTMLOListElement>(null);
  /** The last move. Screen readers read `said`. `mover` is the button that gets the focus after rendering. */
  const [moved, setMoved] = useState<{ said: string; index: number; mover: Mover } | null>(null);
  const count = keys.length;

  const move = (from: number, to: number, mover: Mover = 'handle') => {
    if (to < 0 || to >= count) return;
    setMoved({ said: `${nameOf(from) || noun}, ${to + 1} of ${count}`, index: to, mover });
    onMove(from, to);
  };
  const { begin, orderOf, dragged } = useRowDrag(list, move);

  useEffect(() => {
    if (!moved) return;
    const { index, mover } = moved;
    const buttonOf = (name: Mover) =>
      list.current?.children[index]?.querySelector<HTMLButtonElement>(`:scope > [data-moves] > [data-move="${name}"]`);
    const pressed = buttonOf(mover);
    (pressed?.disabled ? buttonOf('handle') : pressed)?.focus();
  }, [moved]);

  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(index, index + by);
  };

  return (
    <>
      <ol ref={list} className={`stack gap-4 below-4 ${styles.rows}`} data-dragging={dragged !== null || undefined}>
        {keys.map((key, index) => (
          <li
            key={key}
            className={`pad-4 on-white lined rounded ${styles.row}`}
            data-row={index}
            data-dragged={index === dragged || undefined}
            style={{ order: orderOf(index) }}
          >
            {!areTall && row(index)}
            <div data-moves="" className={areTall ? `below-3 ${styles.above}` : styles.moves}>
              <Button
                size="small"
                data-move="handle"
                className={styles.handle}
                icon={<HolderOutlined aria-hidden="true" />}
                disabled={componentDisabled || count < 2}
                aria-label={`Move ${noun} ${index + 1}`}
                title={`To move this ${noun}, drag this handle or press an arrow key`}
                onKeyDown={(event) => handleKeyDown(event, index)}
                onPointerDown={(event) => {
                  if (event.button !== 0) return;
                  // Without this, dragging would select text.
                  event.preventDefault();
                  begin(event, index);
                }}
              />
              <Button
                size="small"
                data-move="up"
                disabled={componentDisabled || index === 0}
                aria-label={`Move ${noun} ${index + 1} up`}
                onClick={() => move(index, index - 1, 'up')}
              >
                Up
              </Button>
              <Button
                size="small"
                data-move="down"
                disabled={componentDisabled || index === count - 1}
                aria-label={`Move ${noun} ${index + 1} down`}
                onClick={() => move(index, index + 1, 'down')}
              >
                Down
              </Button>
              {more?.(index)}
            </div>
            {areTall && row(index)}
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {moved?.said}
      </p>
    </>
  );
}
