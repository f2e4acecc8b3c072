import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect, useState } from 'react';
import { addUpdateHook } from '#lib/server/update-hooks.ts';
import { getSession } from '#lib/session.ts';

/** Asks the user before this page is left for another one, closed or reloaded. */
export function useLeaveGuard() {
  const { history } = useRouter();
  const [pending, setPending] = useState<{ answer: (leave: boolean) => void } | null>(null);
  // A layout effect guards the page from the moment at which there is something to lose.
  useLayoutEffect(() => {
    const removeHook = addUpdateHook(() => false);
    const unblock = history.block({
      enableBeforeUnload: true,
      // A user who is logged out has to leave, so they aren't asked.
      blockerFn: async () => getSession() !== null && !(await new Promise<boolean>((answer) => setPending({ answer }))),
    });
    return () => {
      removeHook();
      unblock();
    };
  }, [history]);
  return {
    /** Whether the user is being asked right now to confirm leaving the page. */
    asked: pending !== null,
    answer(leave: boolean) {
      setPending(null);
      pending?.answer(leave);
    },
  };
}
