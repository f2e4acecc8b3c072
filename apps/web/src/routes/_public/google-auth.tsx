import { createFileRoute } from '@tanstack/react-router';
import { captureToken } from '#features/accounts/address-token.ts';
import { GoogleAuthScreen } from '#features/accounts/google-auth-screen.tsx';
import { consumeGoogleReturn } from '#features/accounts/google-end.ts';
import { parseGoogleRefusal } from '#features/accounts/google-refusals.ts';
import { submitFinishedTrial } from '#features/welcome/use-trial.ts';

export const Route = createFileRoute('/_public/google-auth')({
  validateSearch: (search: Record<string, unknown>): { error?: string | undefined } => ({
    error: parseGoogleRefusal(search.error),
  }),
  beforeLoad: (at) => captureToken(at, consumeGoogleReturn),
  component: GoogleAuth,
});

function GoogleAuth() {
  const { error } = Route.useSearch();
  return <GoogleAuthScreen error={error} onNewAccount={submitFinishedTrial} />;
}
