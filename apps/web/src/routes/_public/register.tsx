import { createFileRoute } from '@tanstack/react-router';
import { parseNext, redirectWhenSignedIn } from '#features/accounts/after-sign-in.ts';
import { RegisterScreen } from '#features/accounts/register-screen.tsx';
import { submitFinishedTrial, useFinishedTrial } from '#features/welcome/use-trial.ts';

export const Route = createFileRoute('/_public/register')({
  validateSearch: parseNext,
  beforeLoad: redirectWhenSignedIn,
  component: Register,
});

function Register() {
  const { next } = Route.useSearch();
  return <RegisterScreen next={next} trial={useFinishedTrial()} onRegistered={submitFinishedTrial} />;
}
