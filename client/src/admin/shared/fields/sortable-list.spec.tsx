import { fireEvent, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { renderAdmin } from '@/testing/render-admin';
import { SortableList } from './sortable-list';

/** Creates a pointer event, which jsdom lacks. */
const pointer = (type: 'pointerdown' | 'pointermove' | 'pointerup', clientY = 0) =>
  Object.assign(new MouseEvent(type, { bubbles: true, clientY }), { pointerId: 1 });

/** Releases the pointer before React has run its effects, as can happen in a busy browser. */
function LettingGo() {
  useLayoutEffect(() => {
    const isDragged = document.querySelector('[data-dragged]') !== null;
    if (isDragged) document.dispatchEvent(pointer('pointerup'));
  });
  return null;
}

function Letters() {
  const [letters, setLetters] = useState(['A', 'B', 'C']);
  const move = (from: number, to: number) => {
    const moved = [...letters];
    moved.splice(to, 0, ...moved.splice(from, 1));
    setLetters(moved);
  };
  return (
    <SortableList
      noun="Letter"
      keys={letters}
      nameOf={(index) => letters[index] ?? ''}
      onMove={move}
      row={(index) => (
        <>
          {letters[index]}
          <LettingGo />
        </>
      )}
    />
  );
}

it('sortable list focuses the moved row after rendering', () => {
  renderAdmin(<Letters />);
  fireEvent(screen.getByRole('button', { name: 'Move Letter 1' }), pointer('pointerdown'));
  // The test DOM has no layout, so all rows have the same position, and a drag moves the first row past all others.
  fireEvent(document, pointer('pointermove', 5));
  expect(screen.getAllByRole('listitem').map((row) => row.textContent?.charAt(0))).toEqual(['B', 'C', 'A']);
  expect(screen.getByText('A, 3 of 3')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move Letter 3' })).toHaveFocus();
});
