import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { Setting } from './settings-group.tsx';

/** The setting that deletes the user's account. */
export function DeleteAccountSetting() {
  const [confirming, setConfirming] = useState(false);
  return (
    <Setting title="Delete your account" why="Deletes everything about you at once. You can't undo this.">
      <div>
        <Button look="danger" onClick={() => setConfirming(true)}>
          Delete account…
        </Button>
      </div>
      {confirming && <DeleteAccountDialog onClose={() => setConfirming(false)} />}
    </Setting>
  );
}
