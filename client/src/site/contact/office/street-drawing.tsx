import styles from './street-drawing.module.css';

/** Streets that could be anywhere in Lusaka, with our pin: stands where the map will be. */
export function StreetDrawing() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 1280 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.park} d="M84 60l196-14 8 96-196 16zM916 262l236-18 20 112-236 22zM500 330h84v70h-84z" />
      <g className={styles.street} fill="none">
        <path strokeWidth="24" d="M-20 286C300 236 560 236 700 208S1080 130 1300 74" />
        <path
          strokeWidth="10"
          d="M322-20c10 150 36 300 60 440M688-20c-4 160-20 300-52 440M1010-20c4 150 30 300 66 440"
        />
        <path strokeWidth="10" d="M-20 110C300 96 700 70 1300-6M-20 396c420-36 900-70 1320-150" />
        <path
          strokeWidth="5"
          d="M140-20l34 440M470-20l26 440M570-20l2 250M830-20l14 440M1180-20l44 440M-20 190l1320-130"
        />
      </g>
      <g transform="translate(612 148)">
        <path className={styles.pin} d="M28 80C10 56 0 44 0 28a28 28 0 0 1 56 0c0 16-10 28-28 52z" />
        <path className={styles.mark} d="M28 16l12 12-12 12-12-12z" />
      </g>
    </svg>
  );
}
