import { createFileRoute } from '@tanstack/react-router';
import { WrittenTestsScreen } from '#features/written-tests/written-tests-screen.tsx';

export const Route = createFileRoute('/_app/written-tests')({ component: WrittenTestsScreen });
