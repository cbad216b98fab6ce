import type { ReactNode } from 'react';
import type { ButtonKind } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';

/** Leads to the form for a question on the same page. */
export function AskLink({ kind, children }: { kind: ButtonKind; children: ReactNode }) {
  return (
    <ButtonLink
      kind={kind}
      to="#ask"
      onClick={() => document.querySelector<HTMLElement>('#ask textarea')?.focus({ preventScroll: true })}
    >
      {children}
    </ButtonLink>
  );
}
