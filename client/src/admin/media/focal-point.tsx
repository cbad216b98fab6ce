import { type Focus, type MediaFile, positionOf } from '@contract/media';
import type { KeyboardEvent, MouseEvent } from 'react';
import styles from './focal-point.module.css';

interface FocalPointProps extends Focus {
  file: MediaFile;
  /** Absent for roles that may not change the focal point. */
  onChange?: (focus: Focus) => void;
}

const CUTS = [
  { name: '3:2', width: 78 },
  { name: '16:9', width: 92 },
  { name: 'Shared link', width: 99 },
  { name: '1:1', width: 52 },
  { name: '4:5', width: 42 },
];
/** Distance by which an arrow key moves the focal point: a share (0 to 1) of the width or height of the image. */
const STEP = 0.02;
const MOVES: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const within = (part: number): number => Math.round(Math.min(1, Math.max(0, part)) * 100) / 100;

export function FocalPoint({ file, focusX, focusY, onChange }: FocalPointProps) {
  const position = positionOf({ focusX, focusY });
  const [left, top] = position.split(' ');
  const handleClick = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // Ignores clicks that come from a key, because they have no position.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    onChange?.({ focusX: within((clientX - box.left) / box.width), focusY: within((clientY - box.top) / box.height) });
  };
  const handleKey = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    onChange?.({ focusX: within(focusX + move[0]), focusY: within(focusY + move[1]) });
  };
  const image = (
    <>
      <img src={file.path} alt="" className={`block ${styles.whole}`} />
      <span className={styles.mark} style={{ left, top }} />
    </>
  );
  return (
    <div>
      {onChange ? (
        <button
          type="button"
          aria-label={`Focal point: ${left} from the left, ${top} from the top`}
          aria-describedby="focal-hint"
          className={`holds block clips rounded ${styles.focal}`}
          onClick={handleClick}
          onKeyDown={handleKey}
        >
          {image}
        </button>
      ) : (
        <div className={`holds block clips rounded ${styles.focal}`}>{image}</div>
      )}
      <ul className={`row bottom gap-2 above-2 muted fine ${styles.cuts}`} aria-label="Crops">
        {CUTS.map(({ name, width }) => (
          <li key={name}>
            <img className="block" src={file.path} alt="" style={{ width, objectPosition: position }} />
            {name}
          </li>
        ))}
      </ul>
      {onChange && (
        <p id="focal-hint" className="muted fine">
          Select the most important point of the image. It stays visible in every crop. A crop is the part of the image
          that a page shows. You can also move the point with the arrow keys.
        </p>
      )}
    </div>
  );
}
