import { createFileRoute } from '@tanstack/react-router';
import { type NextSearch, parseNext, redirectWhenSignedIn } from '#features/accounts/after-sign-in.ts';
import { parseGoogleRefusal } from '#features/accounts/google-refusals.ts';
import { LoginScreen } from '#features/accounts/login-screen.tsx';

export const Route = createFileRoute('/_public/login')({
  validateSearch: (search: Record<string, unknown>): NextSearch & { google?: string | undefined } => ({
    ...parseNext(search),
    google: parseGoogleRefusal(search.google),
  }),
  beforeLoad: redirectWhenSignedIn,
  component: Login,
});

function Login() {
  const { next, google } = Route.useSearch();
  return <LoginScreen next={next} google={google} />;
}
