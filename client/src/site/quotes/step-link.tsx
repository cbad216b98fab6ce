import { quotePath } from '@contract/quote-page';
import type { ReactNode } from 'react';
import { Button, type ButtonKind } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import type { AnswerStep, StepProps } from './step';

interface StepLinkProps extends Pick<StepProps, 'request' | 'frame' | 'onStep'> {
  step: AnswerStep | undefined;
  kind?: ButtonKind;
  className?: string;
  children: ReactNode;
}

/** Opens a step of answering the quote. On the request's own page it is a link, which needs no script. */
export function StepLink({ request, frame, onStep, step, kind, className, children }: StepLinkProps) {
  const buttonProps = { kind, className, children };
  if (frame === 'panel') return <Button {...buttonProps} onClick={() => onStep(step)} />;
  return <ButtonLink {...buttonProps} to={quotePath(request.requestId) + (step ? `?do=${step}` : '')} />;
}
