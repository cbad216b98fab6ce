import { type ServiceIcon, toServiceIcon } from '@contract/services';
import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './service-tile.module.css';

/** One drawing per icon, on 112 by 112; colours come from the tokens by class. */
const DRAWINGS: Record<ServiceIcon, ReactNode> = {
  'pen-tool': (
    <>
      <path className={styles.forest} d="M0 0h112v112H0z" />
      <path className={styles.deep} d="M0 112L112 0v112z" />
      <path className={styles.mist} d="M84 18l10 10-8 36-38 30-18 2 2-18 30-38z" />
      <path className={styles.deepLine} d="M36 90l24-28" strokeWidth="4" />
      <circle className={styles.deep} cx="63" cy="58" r="7" />
      <path className={styles.sun} d="M80 14l18 18-8 8-18-18z" />
    </>
  ),
  'trending-up': (
    <>
      <path className={styles.soft} d="M0 0h112v112H0z" />
      <path className={styles.forest} d="M10 112V86h20v26zM36 112V72h20v40zM62 112V80h20v32zM88 112V56h20v56z" />
      <path className={styles.inkLine} d="M10 70l30-24 24 14 34-38" strokeWidth="6" />
      <path className={styles.inkLine} d="M80 18h20v20" strokeWidth="6" />
      <circle className={styles.sunDot} cx="40" cy="46" r="7" strokeWidth="4" />
    </>
  ),
  'file-text': (
    <>
      <path className={styles.sun} d="M0 0h112v112H0z" />
      <path className={styles.deep} d="M0 84l28 28H0zM84 0h28v28z" />
      <path className={styles.soft} d="M26 30h46v66H26z" transform="rotate(-6 49 63)" />
      <path className={styles.white} d="M38 18h32l14 14v60H38z" />
      <path className={styles.forest} d="M70 18v14h14z" />
      <path className={styles.inkLine} d="M47 44h28M47 57h28M47 70h16" strokeWidth="5" />
    </>
  ),
  share2: (
    <>
      <path className={styles.deep} d="M0 0h112v112H0z" />
      <path className={styles.forest} d="M0 0h36L0 36zM112 112H76l36-36zM112 0v36L76 0zM0 112V76l36 36z" />
      <path className={styles.mistLine} d="M34 60l42-28M34 60l46 22" strokeWidth="5" />
      <circle className={styles.sun} cx="34" cy="60" r="15" />
      <circle className={styles.mist} cx="78" cy="31" r="11" />
      <circle className={styles.mist} cx="82" cy="83" r="11" />
      <path className={styles.deepLine} d="M28 60l5 5 8-10" strokeWidth="4" />
    </>
  ),
  smartphone: (
    <>
      <path className={styles.tint} d="M0 0h112v112H0z" />
      <path className={styles.forest} d="M56 4l52 52-52 52L4 56z" />
      <rect className={styles.ink} x="34" y="14" width="44" height="84" rx="9" />
      <path className={styles.mist} d="M40 24h32v60H40z" />
      <path className={styles.sun} d="M56 31l12 12-12 12-12-12z" />
      <path className={styles.forestLine} d="M45 64h22M45 74h13" strokeWidth="5" />
      <circle className={styles.mist} cx="56" cy="91" r="3" />
    </>
  ),
  code: (
    <>
      <path className={styles.mist} d="M0 0h112v112H0z" />
      <path className={styles.ink} d="M0 0h112v24H0z" />
      <circle className={styles.sun} cx="13" cy="12" r="4" />
      <circle className={styles.soft} cx="27" cy="12" r="4" />
      <path className={styles.inkLine} d="M37 40L19 58l18 18M75 40l18 18-18 18" strokeWidth="7" />
      <path className={styles.forestLine} d="M62 37L50 80" strokeWidth="6" />
      <path className={styles.forest} d="M0 112l14-18 14 18 14-18 14 18 14-18 14 18 14-18 14 18z" />
    </>
  ),
};

/** The drawing of a service; an unknown icon shows the one of `code`. */
export function ServiceTile({ icon, className }: { icon: string; className?: string }) {
  const known = toServiceIcon(icon);
  return (
    <svg
      className={classNames(styles.tile, className)}
      viewBox="0 0 112 112"
      aria-hidden="true"
      focusable="false"
      data-icon={known}
    >
      {DRAWINGS[known]}
    </svg>
  );
}
