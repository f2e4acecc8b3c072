import { REASON_LABELS } from '@quorbit/contracts/moderation/messages';
import type { CaseReport } from '@quorbit/contracts/moderation/schema';
import { Card } from '#ui/card.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { useCaseReports } from './moderation.queries.ts';

/** The reports on a case, with reason and details. */
export function CaseReports({ caseId }: { caseId: string }) {
  return (
    <section aria-labelledby="case-reports" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="case-reports" className="text-xl">
        What people said
      </h2>
      <QueryView
        view={useCaseReports(caseId)}
        loading={{
          label: 'Loading reports',
          className: 'grid gap-3',
          shape: <Skeletons count={2} className="h-24 rounded-card" />,
        }}
        failing={{ message: "The reports didn't load." }}
        empty={<p className="text-quiet">Nobody has said anything.</p>}
        more="Show more reports"
      >
        {(reports) => (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {reports.map((report) => (
              <li key={report.id}>
                <ReportItem report={report} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

function ReportItem({ report: { reporter, reason, details, at } }: { report: CaseReport }) {
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <p className="flex flex-wrap gap-x-3">
        <span className="font-semibold">{REASON_LABELS[reason]}</span>
        <RelativeTime at={at} className="text-sm text-quiet" />
      </p>
      {details !== '' && <p className="max-w-reading whitespace-pre-wrap wrap-anywhere">{details}</p>}
      <p className="text-sm text-quiet wrap-anywhere">{reporter?.name ?? 'A deleted account'}</p>
    </Card>
  );
}
