import { createFileRoute } from '@tanstack/react-router';
import { omitDefaults } from '#features/administration/admin-address.ts';
import { AdminReportScreen } from '#features/administration/report/admin-report-screen.tsx';
import { parseReportAddress, type ReportAddress } from '#features/administration/report/report-address.ts';
import { QuestionFiguresDialog } from '#features/quizzes/editor/figures/question-figures-dialog.tsx';
import { AllAttempts } from '#features/reports/all-attempts.tsx';
import { parseReportFilters, type ReportFilters } from '#features/reports/report-filters.ts';
import { searchAs } from '#lib/words/search-as.ts';
import { RoleGate } from '#shell/role-gate.tsx';

export const Route = createFileRoute('/_app/admin/report')({
  validateSearch: searchAs<ReportAddress & ReportFilters>(),
  component: AdminReport,
});

function AdminReport() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  const place = parseReportAddress(address);
  const onAddress = (changes: object) =>
    navigate({ search: (before) => omitDefaults({ ...before, ...changes }), replace: true, resetScroll: false });
  return (
    <RoleGate allow="admin" title="Reports">
      <AdminReportScreen
        params={place}
        onAddress={onAddress}
        attempts={
          <AllAttempts
            filters={parseReportFilters({ ...address })}
            learner={place.learner}
            onFilter={onAddress}
            onShowAll={() => onAddress({ learner: '' })}
          />
        }
        renderFigures={(question, onClose) => <QuestionFiguresDialog question={question} onClose={onClose} />}
      />
    </RoleGate>
  );
}
