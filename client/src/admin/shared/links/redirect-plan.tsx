import { problemOf, tidied } from '@contract/field-rules';
import { REDIRECT_FIELDS } from '@contract/redirects';
import { Checkbox } from 'antd';
import { useId, useState } from 'react';
import { LinkInput } from './link-input';
import { countOf, LinkSources, oldLinksText, useSources } from './link-sources';

/** Decision of the user about the URL of a page that will be hidden, moved or deleted. */
export interface Plan {
  /** Path to redirect to. Empty means that visitors get "Page not found". */
  to: string;
  updatesLinks: boolean;
}

export const planProblem = ({ to }: Plan): string | null =>
  to === '' ? null : problemOf(REDIRECT_FIELDS.to, tidied(REDIRECT_FIELDS.to, to));

const NO_REDIRECT = 'No redirect: show “Page not found”';

export function RedirectPlan({ path, begin, onPlan }: { path: string; begin: Plan; onPlan: (plan: Plan) => void }) {
  const id = useId();
  const [plan, setPlan] = useState(begin);
  const [isLeft, setIsLeft] = useState(false);
  const problem = isLeft ? planProblem(plan) : null;
  const [sources] = useSources(path);
  const change = (part: Partial<Plan>) => {
    const next = { ...plan, ...part };
    setPlan(next);
    onPlan(next);
  };
  return (
    <>
      <div className="stack gap-1 below-4 above-4">
        <label htmlFor={id}>When visitors open an old link, show them</label>
        <div>
          <LinkInput
            id={id}
            value={plan.to}
            isRedirect
            emptyLabel={NO_REDIRECT}
            except={path}
            aria-invalid={problem !== null}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onBlur={() => setIsLeft(true)}
            onChange={(to) => change({ to, updatesLinks: to !== '' && plan.updatesLinks })}
          />
        </div>
        {problem && (
          <p id={`${id}-problem`} role="alert" className="danger">
            {problem}
          </p>
        )}
      </div>
      {sources.length > 0 && (
        <>
          <Checkbox
            checked={plan.updatesLinks}
            disabled={plan.to === ''}
            onChange={({ target }) => change({ updatesLinks: target.checked })}
          >
            Also update the {oldLinksText(countOf(sources))}
          </Checkbox>
          <LinkSources sources={sources} />
        </>
      )}
    </>
  );
}
