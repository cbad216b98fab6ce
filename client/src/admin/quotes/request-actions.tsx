import type { ProjectRequest } from '@contract/project';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useRun } from '../shared/feedback/use-run';
import { useCan } from '../shared/use-can';
import { QUOTE_ADMIN_TEXTS } from './quote-admin-texts';
import { checkQuote } from './quote-store';

interface RequestActionsProps {
  request: ProjectRequest;
  onView: () => void;
  onQuote: () => void;
  onStatus: () => void;
  more?: ReactNode;
}

export function RequestActions({ request, onView, onQuote, onStatus, more }: RequestActionsProps) {
  const can = useCan();
  const { isRunning, run } = useRun();
  const handleQuote = () => run(() => checkQuote(request._id).then(onQuote), QUOTE_ADMIN_TEXTS.checkFailed);

  return (
    <>
      <Button size="small" aria-label={`View request of ${request.name}`} onClick={onView}>
        View
      </Button>
      {can.edit && (
        <>
          {/* `aria-disabled`, because a `disabled` button would lose the focus. After closing, the dialog returns the
              focus to this button. */}
          <Button
            size="small"
            aria-label={`Quote for ${request.name}`}
            aria-disabled={isRunning}
            onClick={() => isRunning || void handleQuote()}
          >
            Quote
          </Button>
          <Button size="small" aria-label={`Status of ${request.name}`} onClick={onStatus}>
            Status
          </Button>
        </>
      )}
      {more}
    </>
  );
}
