import type { ReactNode } from 'react';

interface DetailsProps {
  /** Name and value; a pair whose value is empty is left out. */
  pairs: readonly (readonly [name: string, value: ReactNode])[];
}

/** Names and values of one record, in a dialog. */
export function Details({ pairs }: DetailsProps) {
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
