import { createFileRoute } from '@tanstack/react-router';
import { WrittenReportsScreen } from '#features/written-tests/reports/written-reports-screen.tsx';

export const Route = createFileRoute('/_app/user/written-reports')({ component: WrittenReportsScreen });
