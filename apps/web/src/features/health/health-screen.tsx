import type { Health } from '@quorbit/contracts/health/schema';
import { RotateCw } from 'lucide-react';
import { notify } from '#lib/notifications.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CopyText } from '#ui/buttons/copy-text.tsx';
import { Card } from '#ui/card.tsx';
import { formatTimeOfDay } from '#ui/format-time.ts';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton, Skeletons } from '#ui/loading/skeleton.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { BackupReminder } from './backup-reminder.tsx';
import { CheckCard } from './check-card.tsx';
import { formatHealthSummary } from './format-health-summary.ts';
import { REFRESH_MS, useHealth } from './health.queries.ts';
import { MailTest } from './mail-test.tsx';
import { formatOverallState, STATE_STYLES } from './state-style.ts';
import { WorkTables } from './work-tables.tsx';

const CHECK_GRID = 'grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 2xl:grid-cols-3';

/** The page with the server's health checks and advice for the failing ones. */
export function HealthScreen() {
  const { view, isChecking, checkNow } = useHealth();
  return (
    <>
      <PageHeader title="Health" description="Whether this server has all it needs, and what to do where it doesn't." />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <QueryView
          view={view}
          loading={{
            label: 'Loading health',
            className: 'grid gap-6',
            shape: (
              <>
                <Skeleton className="h-44 rounded-card sm:h-30" />
                <div className={CHECK_GRID}>
                  <Skeletons count={8} className="h-72 rounded-card" />
                </div>
              </>
            ),
          }}
          failing={{ message: "Health didn't load.", reassurance: 'The server may be down or too busy to answer.' }}
        >
          {(health) => (
            <>
              <Overall health={health} isChecking={isChecking} onCheck={checkNow} />
              <ul className={CHECK_GRID}>
                {health.checks.map((check) => (
                  <li key={check.id}>
                    <CheckCard check={check} />
                  </li>
                ))}
              </ul>
              <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
                <Card aria-label="Test e-mail" className="grid gap-4">
                  <h2 className="text-xl">Does mail arrive?</h2>
                  <MailTest />
                </Card>
                <Card aria-label="Backup reminder" className="grid gap-4">
                  <h2 className="text-xl">Backup reminder</h2>
                  <BackupReminder />
                </Card>
              </div>
              <WorkTables health={health} />
            </>
          )}
        </QueryView>
      </div>
    </>
  );
}

interface OverallProps {
  health: Health;
  isChecking: boolean;
  onCheck: () => void;
}

function Overall({ health, isChecking, onCheck }: OverallProps) {
  const stateStyle = STATE_STYLES[health.state];
  return (
    <Card aria-label="All checks" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="flex min-w-0 items-center gap-4">
        <stateStyle.Icon className={`size-10 shrink-0 ${stateStyle.colorClass}`} aria-hidden="true" />
        <div className="min-w-0">
          <p role="status" className="font-display text-2xl font-bold text-balance">
            {formatOverallState(health)}
          </p>
          <p className="text-sm text-quiet">
            Looked at {formatTimeOfDay(new Date(health.lookedAt), new Date())}, and again every {REFRESH_MS / 1_000}{' '}
            seconds.
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button busy={isChecking} onClick={onCheck} icon={<RotateCw className="size-5" aria-hidden="true" />}>
          Look again
        </Button>
        <CopyText
          text={() => formatHealthSummary(health)}
          label="Summary"
          onCopied={() => notify('Copied. No names, addresses or passwords are in it.', { type: 'success' })}
        >
          Copy summary
        </CopyText>
      </div>
    </Card>
  );
}
