import styles from './missing-piece.module.css';

const CELL = 40;
/** Tiles of the digit 4. */
const FOUR = ['#  #', '#  #', '####', '   #', '   #'].flatMap((line, row) =>
  [...line].flatMap((sign, column) => (sign === '#' ? [[column, row] as const] : [])),
);
const isMissing = ([column, row]: readonly [number, number]) => column === 2 && row === 2;
const SECOND_LEFT = 440;

const corners = ([column, row]: readonly [number, number], left: number) => `M${left + column * CELL} ${row * CELL}`;
const tiles = (half: string) =>
  [
    ...FOUR.map((tile) => corners(tile, 0)),
    ...FOUR.filter((tile) => !isMissing(tile)).map((tile) => corners(tile, SECOND_LEFT)),
  ]
    .map((corner) => corner + half)
    .join('');
const UPPER_HALVES = tiles('h40v40z');
const LOWER_HALVES = tiles('v40h40z');

/** "404" made of tiles. One tile of the last 4 has fallen down. */
export function MissingPiece({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="-20 -20 640 316" aria-hidden="true" focusable="false">
      <path d={UPPER_HALVES} fill="var(--forest)" />
      <path d={LOWER_HALVES} fill="var(--forest-deep)" />
      <g transform="translate(300 100)">
        <path d="M0-100l120 100L0 100-120 0z" fill="var(--forest-deep)" />
        <path d="M0-74L89 0 0 74-89 0z" fill="var(--sun)" />
        <path d="M0-46L55 0 0 46-55 0z" fill="var(--mist)" />
        <path d="M0-20L24 0 0 20-24 0z" fill="var(--forest)" />
      </g>
      <path
        d="M520 80h40v40h-40zM540 132v78"
        fill="none"
        stroke="var(--line-strong)"
        strokeDasharray="4 5"
        strokeWidth="2"
      />
      <g className={styles.fallen}>
        <g transform="translate(540 252) rotate(24)">
          <path d="M-20-20h40v40z" fill="var(--sun)" />
          <path d="M-20-20v40h40z" fill="var(--forest)" />
        </g>
      </g>
      <path d="M-20 286h640" stroke="var(--ink)" strokeWidth="3" />
    </svg>
  );
}
