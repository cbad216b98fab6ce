import {
  type FoundPersonalData,
  PERSONAL_DATA_LABELS,
  type PersonalDataCount,
  type PersonalDataKind,
} from '@contract/privacy';
import { privacy } from '@/api/privacy.api';
import { useLocalServerStore } from '@/stores/local-server-store';
import { useQuestion } from '../shared/feedback/use-question';
import { useRun } from '../shared/feedback/use-run';
import { useToast } from '../shared/feedback/use-toast';
import { saveFile } from '../shared/save-file';
import styles from './privacy-page.module.css';
import { records } from './privacy-texts';

const findByEmail = (email: string, signal: AbortSignal) => privacy.find({ email }, signal);

const ERASE_TEXTS = {
  failed: 'Failed to erase personal data',
  exception: 'An error occurred while erasing. Search for the email address again to see which data was not erased.',
};

/** Records that stay without the email address. */
const STAYING: readonly PersonalDataKind[] = ['documents', 'mentions'];

const MONEY_GONE = [
  'Accepted quotes are deleted with their balance due and payments.',
  'The Payments screen and its export will no longer count them. Export the payments first.',
].join(' ');

const goes = ({ kind }: PersonalDataCount): boolean => !STAYING.includes(kind);
const stays = (each: PersonalDataCount): boolean => !goes(each);

function goneOf(kinds: readonly PersonalDataCount[]): string {
  const count = kinds.filter(goes).reduce((sum, each) => sum + each.count, 0);
  return count === 0 ? 'all data' : records(count);
}

/** Finds, exports and erases the personal data of one email address. Nothing of it is ever in a URL. */
export function usePersonalData() {
  const store = useLocalServerStore(findByEmail);
  const remote = store(({ remotes }) => remotes['']);
  const exporting = useRun();
  const erasing = useRun();
  const ask = useQuestion();
  const toast = useToast();

  const erase = (email: string) =>
    erasing.run(async () => {
      const { erased, left } = await privacy.erase({ email });
      store.getState().put(left, email);
      toast.success(`Erased ${goneOf(erased)} about ${email}`);
    }, ERASE_TEXTS);

  return {
    found: remote?.status === 'ready' ? remote.value : null,
    isSearching: remote?.status === 'loading',
    isExporting: exporting.isRunning,
    async find(email: string): Promise<void> {
      store.getState().clear();
      const answer = await store.getState().load(email);
      if (answer.status === 'failed') toast.failure(answer.error, 'Failed to look up personal data');
    },
    save: (email: string) =>
      exporting.run(async () => {
        const text = JSON.stringify(await privacy.export({ email }), null, 2);
        saveFile('personal-data.json', new Blob([text], { type: 'application/json' }));
      }, 'Failed to export personal data'),
    erase: (found: FoundPersonalData) =>
      ask({
        title: `Erase all data about ${found.email}?`,
        content: <ErasedData found={found} />,
        okText: `Erase ${goneOf(found.kinds)}`,
        isDanger: true,
        onOk: () => erase(found.email),
      }),
  };
}

function ErasedData({ found: { kinds } }: { found: FoundPersonalData }) {
  const found = kinds.filter(({ count }) => count > 0);
  return (
    <>
      <p>You cannot undo this.</p>
      <Counts heading="These records will be erased:" kinds={found.filter(goes)} />
      {found.some(({ kind }) => kind === 'requests') && <p>{MONEY_GONE}</p>}
      <Counts heading="These records stay, without the email address:" kinds={found.filter(stays)} />
    </>
  );
}

function Counts({ heading, kinds }: { heading: string; kinds: readonly PersonalDataCount[] }) {
  if (kinds.length === 0) return null;
  return (
    <>
      <p>{heading}</p>
      <ul className={styles.counts}>
        {kinds.map(({ kind, count }) => (
          <li key={kind}>
            {PERSONAL_DATA_LABELS[kind]}: {count.toLocaleString('en-US')}
          </li>
        ))}
      </ul>
    </>
  );
}
