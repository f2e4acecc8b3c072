import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { type NextSearch, parseNext, redirectWhenSignedIn } from '#features/accounts/after-sign-in.ts';
import { parseGoogleRefusal } from '#features/accounts/google-refusals.ts';
import { LoginScreen } from '#features/accounts/login/login-screen.tsx';
import { useFormFirst } from '#features/accounts/login/use-form-first.ts';
import { hasFirstQuestion, LoginPart } from '#features/welcome/first-question.tsx';
import { PublicLayout } from '#shell/public-layout.tsx';

export const Route = createFileRoute('/login')({
  validateSearch: (search: Record<string, unknown>): NextSearch & { google?: string | undefined } => ({
    ...parseNext(search),
    google: parseGoogleRefusal(search.google),
  }),
  beforeLoad: redirectWhenSignedIn,
  component: Login,
});

function Login() {
  const { next, google } = Route.useSearch();
  const formFirst = useFormFirst({ next, google });
  // A question that becomes known only later doesn't push the form away.
  const [hasQuestion, setHasQuestion] = useState(hasFirstQuestion);
  const isOpen = hasQuestion && !formFirst;
  return (
    <PublicLayout
      lead={isOpen && <LoginPart part="lead" onMissing={() => setHasQuestion(false)} />}
      foot={isOpen && <LoginPart part="foot" />}
    >
      <LoginScreen next={next} google={google} hasNotes={formFirst} />
      {!isOpen && <LoginPart part="folded" />}
    </PublicLayout>
  );
}
