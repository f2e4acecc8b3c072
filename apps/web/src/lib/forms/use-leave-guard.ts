import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect, useState } from 'react';
import { addUpdateHook } from '#lib/server/update-hooks.ts';
import { getSession } from '#lib/session.ts';

/** Asks before this page is left for another, closed or loaded again. */
export function useLeaveGuard() {
  const { history } = useRouter();
  const [pending, setPending] = useState<{ answer: (leave: boolean) => void } | null>(null);
  // From the moment at which there is something to lose.
  useLayoutEffect(() => {
    const removeHook = addUpdateHook(() => false);
    const unblock = history.block({
      enableBeforeUnload: true,
      // Who is logged out has to leave.
      blockerFn: async () => getSession() !== null && !(await new Promise<boolean>((answer) => setPending({ answer }))),
    });
    return () => {
      removeHook();
      unblock();
    };
  }, [history]);
  return {
    /** Whether somebody is about to leave. */
    asked: pending !== null,
    answer(leave: boolean) {
      setPending(null);
      pending?.answer(leave);
    },
  };
}
