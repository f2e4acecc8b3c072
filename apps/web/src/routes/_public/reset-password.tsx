import { createFileRoute } from '@tanstack/react-router';
import { holdToken } from '#features/accounts/address-token.ts';
import { ResetPasswordScreen } from '#features/accounts/reset-password-screen.tsx';

export const Route = createFileRoute('/_public/reset-password')({
  beforeLoad: holdToken,
  component: ResetPasswordScreen,
});
