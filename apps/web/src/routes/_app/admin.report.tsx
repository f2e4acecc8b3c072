import { createFileRoute } from '@tanstack/react-router';
import { withoutDefaults } from '#features/administration/admin-place.ts';
import { AdminReportScreen } from '#features/administration/report/admin-report-screen.tsx';
import { type ReportAddress, reportPlaceOf } from '#features/administration/report/report-place.ts';
import { QuestionFiguresDialog } from '#features/quizzes/editor/figures/question-figures-dialog.tsx';
import { EverybodysAttempts } from '#features/reports/everybodys-attempts.tsx';
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
  const place = reportPlaceOf(address);
  const onAddress = (changes: object) =>
    navigate({ search: (before) => withoutDefaults({ ...before, ...changes }), replace: true, resetScroll: false });
  return (
    <RoleGate allow="admin" title="Reports">
      <AdminReportScreen
        place={place}
        onAddress={onAddress}
        attempts={
          <EverybodysAttempts
            filters={parseReportFilters({ ...address })}
            learner={place.learner}
            onFilter={onAddress}
            onEverybody={() => onAddress({ learner: '' })}
          />
        }
        figuresOf={(question, onClose) => <QuestionFiguresDialog question={question} onClose={onClose} />}
      />
    </RoleGate>
  );
}
