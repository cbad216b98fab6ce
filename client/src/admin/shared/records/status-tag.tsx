import { Tag } from 'antd';
import type { CSSProperties } from 'react';

/**
 * Colours of tags. `wait`: needs action; `busy`: in progress; `good`: done or live; `bad`: rejected; `calm`: nothing to
 * do.
 */
const TONES = {
  wait: { background: 'var(--copper-soft)', color: 'var(--copper-dark)' },
  busy: { background: '#fdf1d8', color: '#6b4a05' },
  good: { background: 'var(--forest-tint)', color: 'var(--forest-deep)' },
  bad: { background: 'var(--danger-soft)', color: 'var(--danger)' },
  calm: { background: 'var(--mist)', color: 'var(--ink-soft)' },
} satisfies Record<string, CSSProperties>;

export type StatusTone = keyof typeof TONES;

/** Status as text; the colour only supports it. */
export function StatusTag({ tone, children }: { tone: StatusTone; children: string }) {
  return (
    <Tag variant="filled" style={{ ...TONES[tone], fontWeight: 600 }}>
      {children}
    </Tag>
  );
}
