import { createFileRoute } from '@tanstack/react-router';
import { holdToken } from '#features/accounts/address-token.ts';
import { StopRemindersScreen } from '#features/accounts/stop-reminders-screen.tsx';

export const Route = createFileRoute('/_public/stop-reminders')({
  beforeLoad: holdToken,
  component: StopRemindersScreen,
});
