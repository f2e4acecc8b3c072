import { createFileRoute } from '@tanstack/react-router';
import { readNext, skipWhenSignedIn } from '#features/accounts/after-sign-in.ts';
import { RegisterScreen } from '#features/accounts/register-screen.tsx';
import { handInTrial, useFinishedTrial } from '#features/welcome/use-trial.ts';

export const Route = createFileRoute('/_public/register')({
  validateSearch: readNext,
  beforeLoad: skipWhenSignedIn,
  component: Register,
});

function Register() {
  const { next } = Route.useSearch();
  return <RegisterScreen next={next} trial={useFinishedTrial()} onRegistered={handInTrial} />;
}
