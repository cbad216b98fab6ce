import { Button } from 'antd';
import { type RefObject, useState } from 'react';
import styles from './difference-tools.module.css';

interface DifferenceToolsProps {
  /** Holds what is compared: rows and passages with `data-difference`, whole texts with `data-whole`. */
  box: RefObject<HTMLElement | null>;
  /** Whether anything of the texts can be left out. */
  isCut: boolean;
  isWhole: boolean;
  onWhole: (isWhole: boolean) => void;
}

/** Leads from one difference to the next. The focus stays on the button, so that the next press leads further. */
export function DifferenceTools({ box, isCut, isWhole, onWhole }: DifferenceToolsProps) {
  const [said, setSaid] = useState({ place: '', words: '' });
  const goOn = () => {
    const all = [
      ...(box.current?.querySelectorAll<HTMLElement>('[data-difference], [data-whole] :is(del, ins, mark)') ?? []),
    ];
    const current = all.findIndex((one) => one.hasAttribute('data-current'));
    const next = all[(current + 1) % all.length];
    if (!next) return;
    all[current]?.removeAttribute('data-current');
    next.setAttribute('data-current', '');
    next.scrollIntoView({ block: 'center' });
    setSaid({ place: `${all.indexOf(next) + 1} of ${all.length}`, words: next.textContent });
  };
  return (
    <div className={`row gap-2 gap-x-3 ${styles.tools}`}>
      <Button onClick={goOn}>Next difference</Button>
      <span role="status">
        {said.place}
        {said.place && <span className="visually-hidden">: {said.words}</span>}
      </span>
      {isCut && (
        <Button type="link" onClick={() => onWhole(!isWhole)}>
          {isWhole ? 'Show only what differs' : 'Show all'}
        </Button>
      )}
    </div>
  );
}
