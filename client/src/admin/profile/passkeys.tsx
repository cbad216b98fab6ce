import { NEW_PASSKEY_FIELDS, PASSKEY_TEXTS, PASSKEYS_MOST, type Passkey, type PasskeyList } from '@contract/passkeys';
import type { ProofInput } from '@contract/second-step';
import { Button } from 'antd';
import { useState } from 'react';
import { hasPasskeys, makePasskey } from '@/api/browser-passkeys';
import { profile } from '@/api/profile.api';
import { continueWith } from '@/stores/session';
import { createAdminStore, useReloaded } from '../shared/admin-store';
import { Unready } from '../shared/feedback/unready';
import { useToast } from '../shared/feedback/use-toast';
import { RecordInput } from '../shared/fields/record-inputs';
import { When } from '../shared/records/when';
import { ProofDialog } from './proof-dialog';

const ADDING = {
  title: 'Add a passkey',
  note: 'Your browser then asks for your fingerprint, face or PIN. You will be logged out on all other devices.',
  saveText: 'Continue',
  failed: 'Failed to add the passkey',
};
const REMOVING = {
  title: 'Remove the passkey',
  note: 'You can no longer log in with this passkey. You will be logged out on all other devices.',
  saveText: 'Remove',
  failed: 'Failed to remove the passkey',
};

const usePasskeys = createAdminStore<PasskeyList>((_all, signal) => profile.listPasskeys(signal));

export function Passkeys() {
  const list = useReloaded(usePasskeys);
  const [isAdding, setIsAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const toast = useToast();

  const add = async ({ name, ...proof }: ProofInput & { name: string }) => {
    const answer = await makePasskey(await profile.startPasskey(proof));
    await continueWith(profile.addPasskey({ name, answer }));
    toast.success('Passkey added');
    void usePasskeys.getState().reload();
  };
  const remove = async (proof: ProofInput) => {
    if (!removed) return;
    await continueWith(profile.removePasskey(removed._id, proof));
    toast.success('Passkey removed');
    void usePasskeys.getState().reload();
  };

  return (
    <section className="panel pad-5" aria-labelledby="passkeys">
      <h2 id="passkeys">Passkeys</h2>
      <p className="below-4">
        With a passkey, you log in with your fingerprint, face or PIN, without password and code. The passkey is stored
        on your device.
      </p>
      <Unready known={list} rows={2} failed="Failed to load your passkeys." />
      {list.status === 'ready' && (
        <>
          {list.value.passkeys.length === 0 && <p className="below-4">No passkeys yet.</p>}
          <ul className="stack gap-4 below-4">
            {list.value.passkeys.map((passkey) => (
              <li key={passkey._id} className="row spread gap-4">
                <div>
                  <b>{passkey.name}</b>
                  <br />
                  <small className="muted">
                    Added <When at={passkey.createdAt} />
                    {passkey.lastUsedAt && (
                      <>
                        , last used <When at={passkey.lastUsedAt} />
                      </>
                    )}
                  </small>
                </div>
                <Button danger aria-label={`Remove ${passkey.name}`} onClick={() => setRemoved(passkey)}>
                  Remove
                </Button>
              </li>
            ))}
          </ul>
          <AddButton {...list.value} onClick={() => setIsAdding(true)} />
          <ProofDialog {...ADDING} open={isAdding} more={{ name: '' }} act={add} onClose={() => setIsAdding(false)}>
            <RecordInput name="name" field={NEW_PASSKEY_FIELDS.name} isChecked />
          </ProofDialog>
          <ProofDialog {...REMOVING} open={removed !== null} act={remove} onClose={() => setRemoved(null)} />
        </>
      )}
    </section>
  );
}

function AddButton({ isOffered, passkeys, onClick }: PasskeyList & { onClick: () => void }) {
  if (!isOffered) return <p>{PASSKEY_TEXTS.off}</p>;
  if (!hasPasskeys()) return <p>{PASSKEY_TEXTS.missing}</p>;
  if (passkeys.length >= PASSKEYS_MOST) return <p>{PASSKEY_TEXTS.full}</p>;
  return <Button onClick={onClick}>Add a passkey</Button>;
}
