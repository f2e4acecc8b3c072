import { createFileRoute } from '@tanstack/react-router';
import { redirectWhenSignedIn } from '#features/accounts/after-sign-in.ts';
import { WelcomeScreen } from '#features/welcome/welcome-screen.tsx';

export const Route = createFileRoute('/_public/welcome')({
  beforeLoad: () => redirectWhenSignedIn({ search: {} }),
  component: WelcomeScreen,
});
