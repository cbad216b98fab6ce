import { AUDIT_ACTION_LABELS, AUDIT_ACTIONS } from '@contract/calls/audit.calls';
import type { AuditAction } from '@contract/calls/call';
import { LIMITS } from '@contract/limits';
import { lusakaDay } from '@contract/lusaka-day';
import { users } from '@/api/users.api';
import { useServerRead } from '@/stores/local-server-store';
import { DayInput } from '../shared/fields/day-input';
import { Select } from '../shared/forms/select';
import styles from './audit-filters.module.css';

export const GONE_ACCOUNT = 'Deleted account';

interface AuditFilter {
  action: AuditAction | '';
  actorId: string;
  day: string;
}

interface AuditFiltersProps {
  filter: AuditFilter;
  onChange: (part: Partial<AuditFilter>) => void;
}

const ACTION_OPTIONS = [
  { value: '' as const, label: 'All actions' },
  ...AUDIT_ACTIONS.map((action) => ({ value: action, label: AUDIT_ACTION_LABELS[action] ?? action })).sort(
    (one, other) => one.label.localeCompare(other.label),
  ),
];

/** If the accounts cannot be loaded, staff can still filter by a click on a user's name in the list. */
const listAccounts = (signal: AbortSignal) => users.list({ page: 1, limit: LIMITS.pageSizeMax }, signal);

export function AuditFilters({ filter: { action, actorId, day }, onChange }: AuditFiltersProps) {
  const accounts = useServerRead(listAccounts);
  const people = (accounts.status === 'ready' ? accounts.value.items : []).map(({ _id, name }) => ({
    value: _id,
    label: name,
  }));
  const isKnown = actorId === '' || people.some(({ value }) => value === actorId);
  const others = isKnown ? [] : [{ value: actorId, label: GONE_ACCOUNT }];
  return (
    <section aria-label="Filters" className={`stack gap-3 below-4 ${styles.filters}`}>
      <Select<AuditAction | ''>
        aria-label="Action"
        value={action}
        options={ACTION_OPTIONS}
        onChange={(chosen) => onChange({ action: chosen })}
      />
      <Select<string>
        aria-label="Person"
        value={actorId}
        options={[{ value: '', label: 'Everyone' }, ...people, ...others]}
        onChange={(chosen) => onChange({ actorId: chosen })}
      />
      <DayInput
        aria-label="Day"
        placeholder="Any day"
        value={day}
        max={lusakaDay(new Date())}
        onChange={(chosen) => onChange({ day: chosen })}
      />
    </section>
  );
}
