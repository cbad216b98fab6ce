import { type ServiceIcon, toServiceIcon } from '@contract/services';
import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

/** Large drawing of each icon, in a square of 112 units. */
const DRAWINGS: Record<ServiceIcon, ReactNode> = {
  'pen-tool': (
    <>
      <path fill="var(--forest)" d="M0 0h112v112H0z" />
      <path fill="var(--forest-deep)" d="M0 112L112 0v112z" />
      <path fill="var(--mist)" d="M84 18l10 10-8 36-38 30-18 2 2-18 30-38z" />
      <path fill="none" stroke="var(--forest-deep)" d="M36 90l24-28" strokeWidth="4" />
      <circle fill="var(--forest-deep)" cx="63" cy="58" r="7" />
      <path fill="var(--sun)" d="M80 14l18 18-8 8-18-18z" />
    </>
  ),
  'trending-up': (
    <>
      <path fill="var(--copper-soft)" d="M0 0h112v112H0z" />
      <path fill="var(--forest)" d="M10 112V86h20v26zM36 112V72h20v40zM62 112V80h20v32zM88 112V56h20v56z" />
      <path fill="none" stroke="var(--ink)" d="M10 70l30-24 24 14 34-38" strokeWidth="6" />
      <path fill="none" stroke="var(--ink)" d="M80 18h20v20" strokeWidth="6" />
      <circle fill="var(--sun)" stroke="var(--ink)" cx="40" cy="46" r="7" strokeWidth="4" />
    </>
  ),
  'file-text': (
    <>
      <path fill="var(--sun)" d="M0 0h112v112H0z" />
      <path fill="var(--forest-deep)" d="M0 84l28 28H0zM84 0h28v28z" />
      <path fill="var(--copper-soft)" d="M26 30h46v66H26z" transform="rotate(-6 49 63)" />
      <path fill="var(--white)" d="M38 18h32l14 14v60H38z" />
      <path fill="var(--forest)" d="M70 18v14h14z" />
      <path fill="none" stroke="var(--ink)" d="M47 44h28M47 57h28M47 70h16" strokeWidth="5" />
    </>
  ),
  share2: (
    <>
      <path fill="var(--forest-deep)" d="M0 0h112v112H0z" />
      <path fill="var(--forest)" d="M0 0h36L0 36zM112 112H76l36-36zM112 0v36L76 0zM0 112V76l36 36z" />
      <path fill="none" stroke="var(--mist)" d="M34 60l42-28M34 60l46 22" strokeWidth="5" />
      <circle fill="var(--sun)" cx="34" cy="60" r="15" />
      <circle fill="var(--mist)" cx="78" cy="31" r="11" />
      <circle fill="var(--mist)" cx="82" cy="83" r="11" />
      <path fill="none" stroke="var(--forest-deep)" d="M28 60l5 5 8-10" strokeWidth="4" />
    </>
  ),
  smartphone: (
    <>
      <path fill="var(--forest-tint)" d="M0 0h112v112H0z" />
      <path fill="var(--forest)" d="M56 4l52 52-52 52L4 56z" />
      <rect fill="var(--ink)" x="34" y="14" width="44" height="84" rx="9" />
      <path fill="var(--mist)" d="M40 24h32v60H40z" />
      <path fill="var(--sun)" d="M56 31l12 12-12 12-12-12z" />
      <path fill="none" stroke="var(--forest)" d="M45 64h22M45 74h13" strokeWidth="5" />
      <circle fill="var(--mist)" cx="56" cy="91" r="3" />
    </>
  ),
  code: (
    <>
      <path fill="var(--mist)" d="M0 0h112v112H0z" />
      <path fill="var(--ink)" d="M0 0h112v24H0z" />
      <circle fill="var(--sun)" cx="13" cy="12" r="4" />
      <circle fill="var(--copper-soft)" cx="27" cy="12" r="4" />
      <path fill="none" stroke="var(--ink)" d="M37 40L19 58l18 18M75 40l18 18-18 18" strokeWidth="7" />
      <path fill="none" stroke="var(--forest)" d="M62 37L50 80" strokeWidth="6" />
      <path fill="var(--forest)" d="M0 112l14-18 14 18 14-18 14 18 14-18 14 18 14-18 14 18z" />
    </>
  ),
};

export function ServiceTile({ icon, className }: { icon: string; className?: string }) {
  const known = toServiceIcon(icon);
  return (
    <svg
      className={classNames('full rounded-card', className)}
      viewBox="0 0 112 112"
      aria-hidden="true"
      focusable="false"
      data-icon={known}
    >
      {DRAWINGS[known]}
    </svg>
  );
}
