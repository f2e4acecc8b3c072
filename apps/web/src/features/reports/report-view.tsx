import type { Report, ReportAnswer } from '@quorbit/contracts/attempts/schema';
import { CONFLICT_SEALED } from '@quorbit/contracts/errors/messages';
import { Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ANSWER_RECEIPTS, Receipt, type Stage } from './receipt.tsx';
import { ReportAnswerCard } from './report-answer-card.tsx';
import { ReportSummary } from './report-summary.tsx';

interface ReportViewProps {
  report: Report;
  justFinished: boolean;
  /** How far it came; before `counted` the result is provisional. */
  stage?: Stage;
  /** Stands below the result. */
  note?: ReactNode;
}

type TabId = 'all' | 'wrong' | 'skipped';

const EMPTY: Record<TabId, string> = {
  all: 'This attempt has no questions.',
  wrong: 'Nothing wrong here.',
  skipped: 'You answered every question.',
};

/** A graded attempt: the score, then every question with what was answered and what was right. */
export function ReportView({ report, justFinished, stage = 'counted', note }: ReportViewProps) {
  return (
    <div className="grid gap-6 lg:gap-8">
      <div className="-mb-6 lg:-mb-8">
        <PageHeader
          title={report.quiz.title}
          documentTitle={`Report: ${report.quiz.title}`}
          why={
            <>
              {report.quiz.category}, finished <RelativeTime at={report.finishedAt} />
            </>
          }
        />
      </div>
      <ReportSummary report={report} celebrate={justFinished && report.passed} provisional={stage !== 'counted'} />
      {note}
      <Receipt attemptId={report.id} stage={stage} xpEarned={report.xpEarned} />
      <div className="flex flex-wrap gap-3">
        <LinkButton to={`/user/test/${report.quiz.id}`} look="primary">
          Try again
        </LinkButton>
        <LinkButton to="/user/test">Back to quizzes</LinkButton>
      </div>
      <Answers answers={report.answers} stage={stage} />
    </div>
  );
}

function Answers({ answers, stage }: { answers: readonly ReportAnswer[]; stage: Stage }) {
  const [tab, setTab] = useState<TabId>('all');
  const sealed = answers.some((answer) => answer.correct === null);
  const numbered = answers.map((answer, index) => ({ answer, number: index + 1 }));
  const shown: Record<TabId, typeof numbered> = {
    all: numbered,
    wrong: numbered.filter(({ answer }) => answer.option !== null && answer.correct === false),
    skipped: numbered.filter(({ answer }) => answer.option === null),
  };
  const tabs: { id: TabId; name: string }[] = [
    { id: 'all', name: 'All' },
    // What is wrong is part of the key.
    ...(sealed ? [] : [{ id: 'wrong' as const, name: 'Wrong' }]),
    { id: 'skipped', name: 'Skipped' },
  ];
  return (
    <section aria-label="Your answers" className="grid gap-5">
      {sealed && (
        <p className="flex items-start gap-3 rounded-card border border-base-300 bg-base-100 p-5">
          <Lock className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
          <span>
            {CONFLICT_SEALED} Until then the right answers and explanations stay hidden. Your score counts already.
          </span>
        </p>
      )}
      <Tabs
        label="Questions"
        tabs={tabs.map(({ id, name }) => ({ id, label: <TabLabel name={name} count={shown[id].length} /> }))}
        selected={tab}
        onSelect={setTab}
      >
        <p className="sr-only">
          {shown[tab].length} of {answers.length} questions
        </p>
        {shown[tab].length === 0 ? (
          <EmptyState>{EMPTY[tab]}</EmptyState>
        ) : (
          <ol className="grid gap-4">
            {shown[tab].map(({ answer, number }) => (
              <li key={answer.questionId}>
                <ReportAnswerCard answer={answer} number={number} receipt={ANSWER_RECEIPTS[stage]} />
              </li>
            ))}
          </ol>
        )}
      </Tabs>
    </section>
  );
}

/** The count is decoration: the panel says it in words. */
function TabLabel({ name, count }: { name: string; count: number }) {
  return (
    <span className="inline-flex items-center gap-2">
      {name}
      <span className="figures rounded-full bg-base-content/10 px-2 text-sm" aria-hidden="true">
        {count}
      </span>
    </span>
  );
}
