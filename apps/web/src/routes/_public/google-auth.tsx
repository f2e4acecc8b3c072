import { createFileRoute } from '@tanstack/react-router';
import { holdToken } from '#features/accounts/address-token.ts';
import { GoogleAuthScreen } from '#features/accounts/google-auth-screen.tsx';
import { endGoogle } from '#features/accounts/google-end.ts';
import { readRefusal } from '#features/accounts/google-refusals.ts';
import { handInTrial } from '#features/welcome/use-trial.ts';

export const Route = createFileRoute('/_public/google-auth')({
  validateSearch: (search: Record<string, unknown>): { error?: string | undefined } => ({
    error: readRefusal(search.error),
  }),
  beforeLoad: (at) => holdToken(at, endGoogle),
  component: GoogleAuth,
});

function GoogleAuth() {
  const { error } = Route.useSearch();
  return <GoogleAuthScreen error={error} onNewAccount={handInTrial} />;
}
