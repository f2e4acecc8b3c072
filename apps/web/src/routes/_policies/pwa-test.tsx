import { createFileRoute } from '@tanstack/react-router';
import { InstallTestScreen } from '#features/self-test/install-test-screen.tsx';

export const Route = createFileRoute('/_policies/pwa-test')({ component: InstallTestScreen });
