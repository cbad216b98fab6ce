import { quotePath } from '@contract/quote-page';
import type { ReactNode } from 'react';
import type { ButtonKind } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import type { StepProps } from './step';

interface AskLinkProps extends Pick<StepProps, 'request' | 'frame'> {
  kind: ButtonKind;
  children: ReactNode;
}

/** Link to the question form. The form exists only on the request's own page. */
export function AskLink({ request, frame, kind, children }: AskLinkProps) {
  const target = frame === 'page' ? '#ask' : `${quotePath(request.requestId)}#ask`;
  const focusForm = () => document.querySelector<HTMLElement>('#ask textarea')?.focus({ preventScroll: true });
  return (
    <ButtonLink kind={kind} to={target} onClick={focusForm}>
      {children}
    </ButtonLink>
  );
}
