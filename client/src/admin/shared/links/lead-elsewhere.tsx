import type { LinkSource } from '@contract/links';
import { pagesIn } from '@contract/site-pages';
import { Checkbox } from 'antd';
import { useEffect, useId, useState } from 'react';
import { Select } from '../forms/select';
import { countOf, findSources, LinkSources, leadText } from './link-sources';
import styles from './link-sources.module.css';

/** What is to become of visitors of an address that is given up. */
export interface Plan {
  /** Empty: they are told that there is no such page. */
  to: string;
  mends: boolean;
}

const NOWHERE = { value: '', label: 'Nowhere: "Page not found"' };
const TARGETS = [...pagesIn('menu').map(({ path, title }) => ({ value: path as string, label: title })), NOWHERE];

interface LeadElsewhereProps {
  path: string;
  begin: Plan;
  onPlan: (plan: Plan) => void;
}

/** Asks where visitors of a deleted page are led, and whether what links to it is to lead there too. */
export function LeadElsewhere({ path, begin, onPlan }: LeadElsewhereProps) {
  const id = useId();
  const [plan, setPlan] = useState(begin);
  const [sources, setSources] = useState<readonly LinkSource[]>([]);
  useEffect(() => {
    let isShown = true;
    void findSources(path).then((found) => isShown && setSources(found));
    return () => {
      isShown = false;
    };
  }, [path]);
  const change = (part: Partial<Plan>) => {
    const next = { ...plan, ...part };
    setPlan(next);
    onPlan(next);
  };
  return (
    <>
      <div className={styles.choice}>
        <label htmlFor={id}>Visitors who follow an old link are led to</label>
        <Select
          id={id}
          options={TARGETS}
          value={plan.to}
          onChange={(to) => change({ to, mends: to !== '' && plan.mends })}
        />
      </div>
      {sources.length > 0 && (
        <>
          <Checkbox
            checked={plan.mends}
            disabled={plan.to === ''}
            onChange={({ target }) => change({ mends: target.checked })}
          >
            Also change the {leadText(countOf(sources))} there
          </Checkbox>
          <LinkSources sources={sources} />
        </>
      )}
    </>
  );
}
