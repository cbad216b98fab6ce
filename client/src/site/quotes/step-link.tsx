import { quotePath } from '@contract/quote-page';
import type { ReactNode } from 'react';
import { Button, type ButtonKind } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import type { AnswerStep, StepProps } from './step';

interface StepLinkProps extends Pick<StepProps, 'request' | 'frame' | 'onStep'> {
  /** `undefined`: back to the summary. */
  step: AnswerStep | undefined;
  kind?: ButtonKind;
  className?: string;
  children: ReactNode;
}

/** Opens a step. On the page by its address, so that it works without script; the address of the panel is the request's. */
export function StepLink({ request, frame, onStep, step, ...look }: StepLinkProps) {
  if (frame === 'panel') return <Button {...look} onClick={() => onStep(step)} />;
  return <ButtonLink {...look} to={quotePath(request.requestId) + (step ? `?do=${step}` : '')} />;
}
