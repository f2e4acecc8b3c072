import { type ComponentType, type ReactNode, useState } from 'react';
import { useLoadAreas } from '#offline/mirror/areas-context.ts';
import { useWork } from '#offline/use-work.ts';
import type { SignOutDialogProps } from './sign-out-dialog.tsx';
import { useLogOut } from './use-log-out.ts';

interface Leave {
  /** Logs out, or asks first what becomes of work that isn't sent yet. Resolves to whether it asks. */
  leave: () => Promise<boolean>;
  leaving: boolean;
  /** The question; the caller renders it. */
  question: ReactNode;
}

/** Logging out, with a question where work waits on this device. @param onStay called when the question is closed */
export function useLeave(onStay?: () => void): Leave {
  const { logOut, leaving } = useLogOut();
  const { countUnsent } = useWork();
  const loadAreas = useLoadAreas();
  const [Ask, setAsk] = useState<ComponentType<SignOutDialogProps> | null>(null);

  async function leave(): Promise<boolean> {
    const dialog = await loadAreas()
      .catch(() => [])
      .then(countUnsent)
      .then((unsent) => (unsent > 0 ? import('./sign-out-dialog.tsx') : null))
      // Where its code cannot be had, what is not sent stays here for this account.
      .catch(() => null);
    if (dialog) setAsk(() => dialog.SignOutDialog);
    else await logOut();
    return dialog !== null;
  }

  function stay(): void {
    setAsk(null);
    onStay?.();
  }

  return { leave, leaving, question: Ask && <Ask onClose={stay} onLogOut={logOut} /> };
}
