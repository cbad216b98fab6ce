import type { ReactNode } from 'react';

export function Details({ pairs }: { pairs: readonly (readonly [name: string, value: ReactNode])[] }) {
  const shown = pairs.filter(([, value]) => value !== '' && value !== null && value !== undefined);
  return (
    <dl className="stack gap-2 pairs">
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt className="muted">{name}</dt>
          <dd className="as-typed" dir="auto">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
