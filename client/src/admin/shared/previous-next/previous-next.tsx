import { Link, useSearchParams } from 'react-router-dom';
import styles from './previous-next.module.css';
import { addressIn, LEAFING, type PageOf } from './record-address';
import { type ListAround, useNeighbours } from './use-neighbours';

interface AroundProps<F> {
  of: PageOf;
  list: string;
  id: string;
  filter: F;
  read: ListAround<F>;
}

export function PreviousNext<F extends object>({ of, list, id, filter, read }: AroundProps<F>) {
  const neighbours = useNeighbours(of, id, filter, read);
  const [search] = useSearchParams();
  const to = (record: string | null) => addressIn(of, record, search);
  return (
    <nav aria-label={`Other ${of}s`} className={`line touch-high gap-3 below-2 ${styles.around}`}>
      <Link to={to(null)}>
        <Chevron way="back" /> {list}
      </Link>
      {neighbours && (
        <>
          <span className="push muted tabular">
            {neighbours.place} of {neighbours.total.toLocaleString('en-US')}
          </span>
          <Neighbour to={neighbours.previous ? to(neighbours.previous) : null} name={`Previous ${of}`} way="back" />
          <Neighbour to={neighbours.next ? to(neighbours.next) : null} name={`Next ${of}`} way="on" />
        </>
      )}
    </nav>
  );
}

function Neighbour({ to, name, way }: { to: ReturnType<typeof addressIn> | null; name: string; way: Way }) {
  if (!to) return null;
  return (
    <Link to={to} state={LEAFING} aria-label={name} className={styles.neighbour}>
      <Chevron way={way} />
    </Link>
  );
}

type Way = 'back' | 'on';

function Chevron({ way }: { way: Way }) {
  return (
    <svg viewBox="0 0 24 24" width="1.125rem" height="1.125rem" aria-hidden="true">
      <path d={way === 'back' ? 'M15 5l-7 7 7 7' : 'M9 5l7 7-7 7'} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
