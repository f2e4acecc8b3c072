import { type ComponentType, type ReactNode, useState } from 'react';
import { useLoadAreas } from '#offline/mirror/areas-context.ts';
import { useWork } from '#offline/use-work.ts';
import type { SignOutDialogProps } from './sign-out-dialog.tsx';
import { useLogOut } from './use-log-out.ts';

interface ConfirmLogOut {
  /** Logs out, or first asks what to do with work that isn't sent yet. Resolves to true if it asks. */
  requestLogOut: () => Promise<boolean>;
  isLoggingOut: boolean;
  /** The dialog that asks about unsent work, which the caller renders; null while it's closed. */
  dialog: ReactNode;
}

/**
 * Logs the user out, after a question if unsent work waits on this device.
 * @param onStay called when the question is closed.
 */
export function useConfirmLogOut(onStay?: () => void): ConfirmLogOut {
  const { logOut, isLoggingOut } = useLogOut();
  const { countUnsent } = useWork();
  const loadAreas = useLoadAreas();
  const [SignOutDialog, setSignOutDialog] = useState<ComponentType<SignOutDialogProps> | null>(null);

  async function requestLogOut(): Promise<boolean> {
    const dialog = await loadAreas()
      .catch(() => [])
      .then(countUnsent)
      .then((unsent) => (unsent > 0 ? import('./sign-out-dialog.tsx') : null))
      // If the dialog's code can't be loaded, the user is logged out without a question, and unsent work stays here for
      // this account.
      .catch(() => null);
    if (dialog) setSignOutDialog(() => dialog.SignOutDialog);
    else await logOut();
    return dialog !== null;
  }

  function stay(): void {
    setSignOutDialog(null);
    onStay?.();
  }

  return { requestLogOut, isLoggingOut, dialog: SignOutDialog && <SignOutDialog onClose={stay} onLogOut={logOut} /> };
}
