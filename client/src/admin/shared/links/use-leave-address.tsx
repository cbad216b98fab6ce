import { ApiError } from '@/api/http';
import { redirects } from '@/api/office';
import type { Deletion } from '../feedback/use-confirm-delete';
import { useToast } from '../feedback/use-toast';
import { LeadElsewhere, type Plan, planProblem } from './lead-elsewhere';
import { useMend } from './use-mend-links';

/** Where visitors find a page that is deleted, and where they are led afterwards unless somebody says otherwise. */
export interface LeftAddress {
  path: string;
  leadTo: string;
}

type Leaving = Pick<Deletion, 'asks' | 'isAnswered' | 'onRemoved'>;

/** What a delete of something with a page of its own asks, and what it does once that is gone. */
export function useLeaveAddress(): (address: LeftAddress | undefined) => Leaving {
  const toast = useToast();
  const mend = useMend();
  const lead = async (from: string, { to, mends }: Plan) => {
    if (to === '') return;
    try {
      await redirects.create({ from, to });
    } catch (error) {
      // Where visitors find a page as before, such as one that is built in, nobody has to be led.
      if (!(error instanceof ApiError && error.errors.some(({ field }) => field === 'from'))) {
        toast.failure(error, 'Failed to create redirect');
        return;
      }
    }
    if (mends) await mend(from, to);
  };
  return (address) => {
    if (!address) return {};
    const begin: Plan = { to: address.leadTo, mends: false };
    let plan = begin;
    const handlePlan = (chosen: Plan) => {
      plan = chosen;
    };
    return {
      asks: <LeadElsewhere path={address.path} begin={begin} onPlan={handlePlan} />,
      isAnswered: () => planProblem(plan) === null,
      onRemoved: () => void lead(address.path, plan),
    };
  };
}
