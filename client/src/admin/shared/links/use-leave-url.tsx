import { ApiError } from '@/api/http';
import { redirects } from '@/api/redirects.api';
import type { Deletion } from '../feedback/use-confirm-delete';
import { useToast } from '../feedback/use-toast';
import { type Plan, planProblem, RedirectPlan } from './redirect-plan';
import { useUpdateLinks } from './use-update-links';

type Leaving = Pick<Deletion, 'asks' | 'isAnswered' | 'onRemoved'>;

const NO_REDIRECT: Plan = { to: '', updatesLinks: false };

export function useLeaveUrl(): (path: string | undefined) => Leaving {
  const toast = useToast();
  const updateLinks = useUpdateLinks();
  const redirect = async (from: string, { to, updatesLinks }: Plan) => {
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
    if (updatesLinks) await updateLinks(from, to);
  };
  return (path) => {
    if (path === undefined) return {};
    let plan = NO_REDIRECT;
    const handlePlan = (chosen: Plan) => {
      plan = chosen;
    };
    return {
      asks: <RedirectPlan path={path} begin={NO_REDIRECT} onPlan={handlePlan} />,
      isAnswered: () => planProblem(plan) === null,
      onRemoved: () => void redirect(path, plan),
    };
  };
}
