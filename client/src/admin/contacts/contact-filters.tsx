import { CONTACT_STATUS_LABELS, CONTACT_STATUSES, type ContactStatus } from '@contract/contact';
import { Select } from '../shared/forms/select';
import { SearchBox } from '../shared/lists/search-box';
import styles from './contact-filters.module.css';

interface ContactFiltersProps {
  q: string;
  status: ContactStatus | '';
  onSearch: (q: string) => void;
  onStatus: (status: ContactStatus | '') => void;
}

const STATUS_OPTIONS = [
  { value: '' as const, label: 'All statuses' },
  ...CONTACT_STATUSES.map((status) => ({ value: status, label: CONTACT_STATUS_LABELS[status] })),
];

export function ContactFilters({ q, status, onSearch, onStatus }: ContactFiltersProps) {
  return (
    <section aria-label="Filters" className={styles.filters}>
      <SearchBox label="Search name, email or subject" value={q} onSearch={onSearch} />
      <Select<ContactStatus | ''> aria-label="Status" value={status} options={STATUS_OPTIONS} onChange={onStatus} />
    </section>
  );
}
