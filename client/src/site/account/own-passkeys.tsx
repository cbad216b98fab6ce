import { NEW_PASSKEY_FIELDS, PASSKEY_TEXTS, PASSKEYS_MOST, type PasskeyList } from '@contract/passkeys';
import { ACCOUNT_TEXTS } from '@contract/visitor-accounts';
import { formatDate } from '@/lib/format-date';
import { AccountForm, Done } from './account-form';
import styles from './account-form.module.css';
import { type AccountField, CURRENT_PASSWORD } from './account-frame';
import { makeOwnPasskey, PasskeyForm } from './passkey-form';

const { label, hint, max: maxLength } = NEW_PASSKEY_FIELDS.name;
const NEW_NAME: AccountField = { name: 'name', label, hint, autoComplete: 'off', maxLength };

/** Passkeys of the visitor, with the forms to add and remove them. */
export function OwnPasskeys({ passkeys }: PasskeyList) {
  const [first] = passkeys;
  const options = passkeys.map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <>
      <p>
        With a passkey, you log in with your fingerprint, face or PIN, without your password. The passkey is stored on
        your device.
      </p>
      {passkeys.length === 0 && <p>No passkeys yet.</p>}
      <ul className="stack">
        {passkeys.map(({ _id, name, createdAt, lastUsedAt }) => (
          <li key={_id} className={`stack gap-2 underlined ${styles.row}`}>
            <p className="semibold" dir="auto">
              {name}
            </p>
            <p className="muted small">
              Added on {formatDate(createdAt)}
              {lastUsedAt && `, last used on ${formatDate(lastUsedAt)}`}
            </p>
          </li>
        ))}
      </ul>
      {passkeys.length < PASSKEYS_MOST ? (
        <PasskeyForm
          name="add-passkey"
          fields={[NEW_NAME, CURRENT_PASSWORD]}
          submitLabel="Add a passkey"
          kind="line"
          done={ACCOUNT_TEXTS.passkeyAdded}
          ask={makeOwnPasskey}
        />
      ) : (
        <>
          <Done name="add-passkey" text={ACCOUNT_TEXTS.passkeyAdded} />
          <p>{PASSKEY_TEXTS.full}</p>
        </>
      )}
      {first ? (
        <AccountForm
          name="remove-passkey"
          fields={[{ name: 'passkey', label: 'Passkey to remove', options, maxLength }, CURRENT_PASSWORD]}
          begin={{ passkey: first._id }}
          submitLabel="Remove the passkey"
          kind="line"
          done={ACCOUNT_TEXTS.passkeyRemoved}
        >
          <p>You will no longer be able to log in with this passkey.</p>
        </AccountForm>
      ) : (
        <Done name="remove-passkey" text={ACCOUNT_TEXTS.passkeyRemoved} />
      )}
    </>
  );
}
