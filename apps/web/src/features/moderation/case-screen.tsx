import { CASE_KIND_LABELS, OWN_CASE } from '@quorbit/contracts/moderation/messages';
import type { CaseDetails, ModerationCase } from '@quorbit/contracts/moderation/schema';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { WithReauthentication } from '#features/administration/use-reauthentication.tsx';
import { TEXT_LINK } from '#ui/buttons/text-link-classes.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton, Skeletons } from '#ui/loading/skeleton.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { CaseFacts } from './case-card.tsx';
import { CaseHistory } from './case-history.tsx';
import { CaseReports } from './case-reports.tsx';
import { DecideForm } from './decide-form.tsx';
import { useModerationCase } from './moderation.queries.ts';
import { ReportedCopy } from './reported-copy.tsx';

interface CaseScreenProps {
  id: string;
  confirmed: WithReauthentication;
  /** The link back to the list of cases. */
  back: ReactNode;
}

/** The page of one moderation case: the reported content, the reports, past decisions and the form to decide. */
export function CaseScreen({ id, confirmed, back }: CaseScreenProps) {
  const view = useModerationCase(id);
  const kind = view.state === 'shown' ? CASE_KIND_LABELS[view.data.case.kind].toLowerCase() : null;
  return (
    <>
      <PageHeader title={kind === null ? 'Case' : `Reported ${kind}`} description={back} />
      <QueryView
        view={view}
        loading={{
          label: 'Loading the case',
          className: 'grid gap-6',
          shape: (
            <>
              <Skeleton className="h-48 rounded-card" />
              <Skeletons count={2} className="h-32 rounded-card" />
            </>
          ),
        }}
        failing={{ message: "The case didn't load." }}
        missing={
          <EmptyState drawing="not-found">We couldn't find that case. It may be older than two years.</EmptyState>
        }
      >
        {({ case: about, decisions, members }) => (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
              <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
                <CaseFacts about={about} />
                <ReportedCopy copy={about.copy} />
                <Links about={about} />
              </Card>
              <CaseReports caseId={id} />
            </div>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
              {about.decidedAt === null && <DecideSection about={about} members={members} confirmed={confirmed} />}
              <CaseHistory about={about} decisions={decisions} confirmed={confirmed} />
            </div>
          </div>
        )}
      </QueryView>
    </>
  );
}

interface DecideSectionProps {
  about: ModerationCase;
  members: CaseDetails['members'];
  confirmed: WithReauthentication;
}

function DecideSection({ about, members, confirmed }: DecideSectionProps) {
  if (about.actions.length === 0) return <Card>{OWN_CASE}</Card>;
  return <DecideForm about={about} members={members} confirmed={confirmed} />;
}

/** Links to the reported quiz or group, and to the person responsible for it. */
function Links({ about: { kind, quizId, targetId, subject } }: { about: ModerationCase }) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2">
      {quizId !== null && (
        <li>
          <Link to="/admin/quiz/$id" params={{ id: quizId }} className={TEXT_LINK}>
            Open the quiz
          </Link>
        </li>
      )}
      {kind === 'group' && (
        <li>
          <Link to="/study-groups/$groupId" params={{ groupId: targetId }} className={TEXT_LINK}>
            Open the group
          </Link>
        </li>
      )}
      {subject !== null && (
        <li>
          <Link to="/admin" search={{ query: subject.name }} className={`${TEXT_LINK} wrap-anywhere`}>
            {SUBJECT_LABELS[kind]}: {subject.name}
          </Link>
        </li>
      )}
    </ul>
  );
}

const SUBJECT_LABELS = { question: 'Author', person: 'Account', group: 'Run by' } as const;
