import { useEffect } from 'react';
import { useUser } from '#lib/session.ts';
import { TRIAL_KEY } from './trial-key.ts';

/** Submits a trial that already belongs to this account, because the page was closed in the middle of registering. */
export function useSubmitLeftoverTrial(): void {
  const { id } = useUser();
  useEffect(() => {
    if (localStorage.getItem(TRIAL_KEY)?.includes(id))
      void import('./submit-trial.ts').then(({ submitTrial }) => submitTrial(id));
  }, [id]);
}
