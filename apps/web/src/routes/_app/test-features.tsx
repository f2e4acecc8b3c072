import { createFileRoute } from '@tanstack/react-router';
import { SelfTestScreen } from '#features/self-test/self-test-screen.tsx';

export const Route = createFileRoute('/_app/test-features')({ component: SelfTestScreen });
