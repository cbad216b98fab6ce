import type { Readiness, ReadyCheck } from '@contract/readiness';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { system } from '@/api/system.api';
import { useRemoteOf } from '@/stores/server-store';
import { createLastValueStore, useReloaded } from '../shared/admin-store';
import { useDashboard } from '../shared/dashboard-store';
import { Unready } from '../shared/feedback/unready';
import { ButtonLink } from '../shared/layout/office-button-link';
import { useCan } from '../shared/use-can';
import styles from './readiness-card.module.css';
import { READY_TEXTS } from './readiness-texts';
import { SectionTitles } from './section-titles';
import { useRemoveSamples } from './use-remove-samples';

const useReadiness = createLastValueStore<Readiness>((_, signal) => system.readiness(signal));

/** True while the launch checklist loads. Content below it waits, because the checklist would push it down. */
export function useIsReadinessAwaited(): boolean {
  const can = useCan();
  return useRemoteOf(useReadiness).status === 'loading' && can.edit;
}

/** Launch checklist: tasks to do before the site opens. Hidden if all are done, and for roles that cannot do them. */
export function ReadinessCard() {
  const can = useCan();
  return can.edit ? <Checks /> : null;
}

function Checks() {
  // Reloads the checklist on each visit, because staff do the tasks on other screens.
  const readiness = useReloaded(useReadiness);
  const [isOpen, setIsOpen] = useState(false);
  const heading = useId();
  const list = useId();
  const samples = useRemoveSamples(() => {
    void useReadiness.getState().reload();
    void useDashboard.getState().load();
  });

  if (readiness.status === 'loading') return null;
  if (readiness.status === 'failed') {
    return (
      <Unready
        known={readiness}
        rows={0}
        failed="Failed to load the launch checklist."
        className="below-5 panel pad-4"
      />
    );
  }
  const { checks } = readiness.value;
  const left = checks.filter(({ isDone }) => !isDone);
  const done = checks.filter(({ isDone }) => isDone);
  // A missing mail server is always shown, even if it is not the next task: without one, clients get no replies.
  const mail = checks.find(({ name }) => name === 'mail');
  // Only the role that may restore samples gets the item `samples`. Another user may have logged in meanwhile.
  const undo = checks.some(({ name }) => name === 'samples') ? samples.undo : null;
  if (left.length === 0 && !undo) return null;

  const shown = isOpen ? left : left.slice(0, 1);
  return (
    <section className={`below-5 clips panel ${styles.card}`} aria-labelledby={heading}>
      <header className={`row gap-x-3 ${styles.head}`}>
        <h2 id={heading} className="push">
          Launch checklist
        </h2>
        <p className="muted">
          {done.length} of {checks.length} done
        </p>
        <Button type="text" aria-expanded={isOpen} aria-controls={list} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Show all'}
        </Button>
      </header>
      <div className={styles.meter} aria-hidden="true">
        <i className="full-height block" style={{ width: `${(100 * done.length) / checks.length}%` }} />
      </div>
      {undo && (
        <p className={styles.undo}>
          Sample content removed. <Button onClick={() => void undo()}>Undo the removal</Button>
        </p>
      )}
      <div id={list}>
        <ol className={styles.left}>
          {shown.map((check, place) => (
            <Left key={check.name} check={check} samples={samples} isNext={place === 0} />
          ))}
        </ol>
        {mail && !mail.isDone && !shown.includes(mail) && (
          <p className="pad-2-4 ruled">{READY_TEXTS.mail.line(mail.left)}</p>
        )}
        {isOpen && done.length > 0 && (
          <ul className={styles.done} aria-label="Done">
            {done.map(({ name }) => (
              <li key={name}>
                <Tick />
                {READY_TEXTS[name].done}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

interface LeftProps {
  check: ReadyCheck;
  samples: ReturnType<typeof useRemoveSamples>;
  isNext: boolean;
}

function Left({ check, samples, isNext }: LeftProps) {
  const { name, left, sections, missing } = check;
  const { title, line, way } = READY_TEXTS[name];
  // Links only the first section with sample text. Once staff have changed this text, the next section is linked.
  const section = way?.to.includes('section=') ? undefined : sections[0];
  return (
    <li>
      <div>
        <b className="semibold">
          {isNext && 'Next step: '}
          {title}
        </b>
        <span className="block muted">{line(left)}</span>
      </div>
      {way && <ButtonLink to={way.to}>{way.text}</ButtonLink>}
      {missing && (
        <ButtonLink to={`/admin/pages?${new URLSearchParams({ ...missing })}`}>
          Write this page: {missing.title}
        </ButtonLink>
      )}
      {section && (
        <ButtonLink to={`/admin/website?section=${section}`}>
          Open <SectionTitles names={[section]} />
        </ButtonLink>
      )}
      {name === 'samples' && (
        <Button loading={samples.isRunning} onClick={() => void samples.ask()}>
          Remove samples
        </Button>
      )}
    </li>
  );
}

const Tick = () => (
  <svg viewBox="0 0 24 24" width="15" height="15" aria-hidden="true">
    <path d="M4 12.5l5 5L20 6.5" fill="none" stroke="var(--forest)" strokeWidth="2" />
  </svg>
);
