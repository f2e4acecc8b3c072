import { createFileRoute } from '@tanstack/react-router';
import { type NextSearch, readNext, skipWhenSignedIn } from '#features/accounts/after-sign-in.ts';
import { readRefusal } from '#features/accounts/google-refusals.ts';
import { LoginScreen } from '#features/accounts/login-screen.tsx';

export const Route = createFileRoute('/_public/login')({
  validateSearch: (search: Record<string, unknown>): NextSearch & { google?: string | undefined } => ({
    ...readNext(search),
    google: readRefusal(search.google),
  }),
  beforeLoad: skipWhenSignedIn,
  component: Login,
});

function Login() {
  const { next, google } = Route.useSearch();
  return <LoginScreen next={next} google={google} />;
}
