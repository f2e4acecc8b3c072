import { createFileRoute } from '@tanstack/react-router';
import { WrittenReportScreen } from '#features/written-tests/reports/written-report-screen.tsx';

export const Route = createFileRoute('/_app/user/written-test-report/$sittingId')({ component: WrittenReport });

function WrittenReport() {
  const { sittingId } = Route.useParams();
  return <WrittenReportScreen key={sittingId} sittingId={sittingId} />;
}
