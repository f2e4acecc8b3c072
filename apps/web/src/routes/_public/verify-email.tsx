import { createFileRoute } from '@tanstack/react-router';
import { captureToken } from '#features/accounts/address-token.ts';
import { VerifyEmailScreen } from '#features/accounts/verify-email-screen.tsx';

export const Route = createFileRoute('/_public/verify-email')({
  beforeLoad: captureToken,
  component: VerifyEmailScreen,
});
