import { createFileRoute } from '@tanstack/react-router';
import { captureToken } from '#features/accounts/address-token.ts';
import { StopRemindersScreen } from '#features/accounts/stop-reminders-screen.tsx';

export const Route = createFileRoute('/_public/stop-reminders')({
  beforeLoad: captureToken,
  component: StopRemindersScreen,
});
