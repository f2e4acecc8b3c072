import { CASE_KIND_LABELS } from '@quorbit/contracts/moderation/messages';
import type { ModerationCase } from '@quorbit/contracts/moderation/schema';
import type { ReactNode } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { ReportedCopy } from './reported-copy.tsx';

/** A card that sums up a case: the reported content, the number of reports and the time of the last one. */
export function CaseCard({ about, link }: { about: ModerationCase; link: ReactNode }) {
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <CaseFacts about={about} />
      <ReportedCopy copy={about.copy} short />
      <div>{link}</div>
    </Card>
  );
}

export function CaseFacts({ about: { kind, reports, newestAt, decidedAt } }: { about: ModerationCase }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone="primary">{CASE_KIND_LABELS[kind]}</Badge>
      <Badge tone={reports > 1 ? 'warning' : 'plain'}>{reports === 1 ? '1 report' : `${reports} reports`}</Badge>
      <span className="text-sm text-quiet">
        Last <RelativeTime at={newestAt} />
        {decidedAt !== null && (
          <>
            {' · closed '}
            <RelativeTime at={decidedAt} />
          </>
        )}
      </span>
    </div>
  );
}
