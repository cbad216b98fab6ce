import { useHydrated } from '@/lib/use-hydrated';
import { showToast } from '@/stores/toasts';
import styles from './quote-payment.module.css';

interface CopyButtonProps {
  text: string;
  /** Name of the text, used after "Copy", such as "the amount". */
  name: string;
}

/** Button that copies the text beside it. It is missing without a script, because copying needs one. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const hasScript = useHydrated();
  if (!hasScript) return null;
  const copy = async () => {
    try {
      // biome-ignore lint/plugin: where it is missing, the error says what to do
      await navigator.clipboard.writeText(text);
      showToast('success', 'Copied');
    } catch {
      showToast('error', 'This browser cannot copy. Select the text and copy it.');
    }
  };
  return (
    <>
      {' '}
      <button type="button" className={`semibold forest small ${styles.copy}`} onClick={() => void copy()}>
        Copy<span className="visually-hidden"> {name}</span>
      </button>
    </>
  );
}
