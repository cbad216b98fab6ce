import type { AccountFormName } from '@contract/page-forms';
import { FormResult } from '@/site/forms/form-result';
import { usePosted } from '@/site/forms/use-posted';
import * as notFound from '@/site/not-found/not-found-page';
import { usePageMeta } from '@/stores/page-meta';
import { Link } from '@/ui/link';
import { AccountForm } from './account-form';
import styles from './account-form.module.css';
import { type AccountField, AccountFrame } from './account-frame';

interface Props {
  title: string;
  lead: string;
  form: AccountFormName;
  fields?: readonly AccountField[];
  submitLabel: string;
  /** Path and text of the link with which visitors ask for another email. */
  again: { to: string; text: string };
}

/** Page of an emailed link. The visitor has to select the button, because mail scanners open every link. */
export function LinkScreen({ title, lead, form, fields, submitLabel, again }: Props) {
  const { refused } = usePosted(form);
  const { accounts } = usePageMeta();
  if (accounts !== 'open') return <notFound.Page />;
  const isGone = refused?.status === 410;
  return (
    <AccountFrame title={title} lead={lead}>
      <div className={`on-white shadow ${styles.form}`}>
        {isGone ? (
          <>
            <FormResult id={`${form}-result`} refused={refused} />
            <p>
              <Link to={again.to}>{again.text}</Link>
            </p>
          </>
        ) : (
          <AccountForm name={form} fields={fields} submitLabel={submitLabel} />
        )}
      </div>
    </AccountFrame>
  );
}
