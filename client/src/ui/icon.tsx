/** SVG path of each icon, in a square of 24 units. */
const STROKES = {
  'arrow-right': 'M4 12h15M13 6l6 6-6 6',
  'arrow-left': 'M20 12H5M11 6l-6 6 6 6',
  'arrow-down': 'M12 4v15M6 13l6 6 6-6',
  'arrow-up': 'M12 20V5M6 11l6-6 6 6',
  check: 'M4 12.5l5.5 5.5L20 6.5',
  close: 'M4 4l16 16M20 4L4 20',
  menu: 'M2 6h20M2 12h20M9 18h13',
  phone: 'M7 2.5h10v19H7zM10.5 18h3',
  mail: 'M2.5 5h19v14h-19zM2.5 6l9.5 7 9.5-7',
  pin: 'M12 21.5C7 16 5 12.8 5 9.5a7 7 0 0 1 14 0c0 3.3-2 6.5-7 12zM12 7v5M9.5 9.5h5',
  clock: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zM12 7v5.5l4 2.5',
  chat: 'M3 21l1.6-5A9 9 0 1 1 8 19.5z',
  warning: 'M12 3l9.5 17h-19zM12 9.5V14M12 17v.5',
} as const;

export type IconName = keyof typeof STROKES;

export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={STROKES[name]} fill="none" stroke="currentColor" strokeWidth="2.4" />
    </svg>
  );
}
