import { ApiError } from '@/api/http';
import { redirects } from '@/api/redirects.api';
import type { Deletion } from '../feedback/use-confirm-delete';
import { useToast } from '../feedback/use-toast';
import { LeadElsewhere, type Plan, planProblem } from './lead-elsewhere';
import { useMend } from './use-mend-links';

type Leaving = Pick<Deletion, 'asks' | 'isAnswered' | 'onRemoved'>;

const NOWHERE: Plan = { to: '', mends: false };

export function useLeaveAddress(): (path: string | undefined) => Leaving {
  const toast = useToast();
  const mend = useMend();
  const lead = async (from: string, { to, mends }: Plan) => {
    if (to === '') return;
    try {
      await redirects.create({ from, to });
    } catch (error) {
      // If another page has this URL now, the server refuses the redirect. No redirect is needed then, so this is no
      // failure.
      if (!(error instanceof ApiError && error.errors.some(({ field }) => field === 'from'))) {
        toast.failure(error, 'Failed to create redirect');
        return;
      }
    }
    if (mends) await mend(from, to);
  };
  return (path) => {
    if (path === undefined) return {};
    let plan = NOWHERE;
    const handlePlan = (chosen: Plan) => {
      plan = chosen;
    };
    return {
      asks: <LeadElsewhere path={path} begin={NOWHERE} onPlan={handlePlan} />,
      isAnswered: () => planProblem(plan) === null,
      onRemoved: () => void lead(path, plan),
    };
  };
}
