import { createFileRoute } from '@tanstack/react-router';
import { SettingsScreen } from '#features/accounts/settings/settings-screen.tsx';
import { SETTINGS } from '#features/settings.ts';

export const Route = createFileRoute('/_app/settings')({ component: () => <SettingsScreen groups={SETTINGS} /> });
