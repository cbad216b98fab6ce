import { Tag } from 'antd';
import type { CSSProperties } from 'react';

/** `wait` needs action, `busy` is in progress, `good` is done, `bad` is rejected, `calm` needs nothing. */
const TONES = {
  wait: { background: 'var(--copper-soft)', color: 'var(--copper-dark)' },
  busy: { background: '#fdf1d8', color: '#6b4a05' },
  good: { background: 'var(--forest-tint)', color: 'var(--forest-deep)' },
  bad: { background: 'var(--danger-soft)', color: 'var(--danger)' },
  calm: { background: 'var(--mist)', color: 'var(--ink-soft)' },
} satisfies Record<string, CSSProperties>;

export type StatusTone = keyof typeof TONES;

export function StatusTag({ tone, children }: { tone: StatusTone; children: string }) {
  return (
    <Tag variant="filled" style={{ ...TONES[tone], fontWeight: 600 }}>
      {children}
    </Tag>
  );
}
