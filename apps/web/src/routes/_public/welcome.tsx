import { createFileRoute } from '@tanstack/react-router';
import { skipWhenSignedIn } from '#features/accounts/after-sign-in.ts';
import { WelcomeScreen } from '#features/welcome/welcome-screen.tsx';

export const Route = createFileRoute('/_public/welcome')({
  beforeLoad: () => skipWhenSignedIn({ search: {} }),
  component: WelcomeScreen,
});
