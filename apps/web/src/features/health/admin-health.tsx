import { Link } from '@tanstack/react-router';
import { DatabaseBackup } from 'lucide-react';
import type { ReactNode } from 'react';
import { TEXT_LINK } from '#ui/buttons/text-link-classes.ts';
import { Card } from '#ui/card.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { useBackups, useHealth } from './health.queries.ts';
import { formatOverallState, STATE_STYLES } from './state-style.ts';

/**
 * The health section on the admins' start page: the server's state and the last backup. Both boxes reserve their
 * height, so that nothing moves when they load.
 */
export function AdminHealth() {
  const { view } = useHealth();
  return (
    <section aria-label="Health" className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2">
      <div className="grid min-h-28">
        <QueryView
          view={view}
          loading={loadingOf('Loading health')}
          failing={{ message: "Health didn't load." }}
          hideNote
        >
          {(health) => {
            const stateStyle = STATE_STYLES[health.state];
            return (
              <HealthLine
                icon={<stateStyle.Icon className={`size-8 shrink-0 ${stateStyle.colorClass}`} aria-hidden="true" />}
              >
                <p className="font-display text-lg font-bold">{formatOverallState(health)}</p>
                <Link to="/admin/health" className={TEXT_LINK}>
                  Open Health
                </Link>
              </HealthLine>
            );
          }}
        </QueryView>
      </div>
      <div className="grid min-h-28">
        <Backups />
      </div>
    </section>
  );
}

function Backups() {
  return (
    <QueryView
      view={useBackups()}
      loading={loadingOf('Loading backups')}
      failing={{ message: "The backups didn't load." }}
      hideNote
    >
      {({ due, lastAt, command }) => (
        <HealthLine
          icon={
            <DatabaseBackup className={`size-8 shrink-0 ${due ? 'text-warning' : 'text-quiet'}`} aria-hidden="true" />
          }
        >
          <p className="font-display text-lg font-bold">
            {lastAt === null ? (
              'No backup yet'
            ) : (
              <>
                Last backup <RelativeTime at={lastAt} />
              </>
            )}
          </p>
          <p className="text-sm text-quiet">
            {due ? 'Time for a new one: run ' : 'To make one, run '}
            <code className="whitespace-nowrap rounded-field bg-base-200 px-1.5 py-0.5">{command}</code>
          </p>
        </HealthLine>
      )}
    </QueryView>
  );
}

const loadingOf = (label: string) => ({
  label,
  className: 'grid',
  shape: <Skeleton className="h-full rounded-card" />,
});

function HealthLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Card className="flex items-center gap-4 p-4! lg:p-5!">
      {icon}
      <div className="min-w-0">{children}</div>
    </Card>
  );
}
