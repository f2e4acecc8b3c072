import { createFileRoute } from '@tanstack/react-router';
import { captureToken } from '#features/accounts/address-token.ts';
import { ResetPasswordScreen } from '#features/accounts/reset-password-screen.tsx';

export const Route = createFileRoute('/_public/reset-password')({
  beforeLoad: captureToken,
  component: ResetPasswordScreen,
});
