import { createFileRoute } from '@tanstack/react-router';
import { ReportScreen } from '#features/reports/report-screen.tsx';

export const Route = createFileRoute('/_app/report/$id')({ component: Report });

function Report() {
  const { id } = Route.useParams();
  return <ReportScreen key={id} id={id} />;
}
