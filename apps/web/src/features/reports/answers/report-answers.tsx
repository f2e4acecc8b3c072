import type { ReportAnswer } from '@quorbit/contracts/attempts/schema';
import { isAnswered } from '@quorbit/contracts/quizzes/question-kinds';
import { SEALED_WHILE_IN_GAME } from '@quorbit/contracts/quizzes/seals';
import { Lock } from 'lucide-react';
import { useReportDialog } from '#features/moderation/use-report-dialog.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ANSWER_RECEIPTS } from '../receipt.tsx';
import type { AttemptProgress } from '../result.mirror.ts';
import { ReportAnswerCard } from './report-answer-card.tsx';

export type TabId = 'all' | 'wrong' | 'skipped';

/** The element id of a report's section with the answers, for links to it. */
export const ANSWERS_ID = 'answers';

const EMPTY_TEXTS: Record<TabId, string> = {
  all: 'This attempt has no questions.',
  wrong: 'Nothing wrong here.',
  skipped: 'You answered every question.',
};

interface ReportAnswersProps {
  attemptId: string;
  answers: readonly ReportAnswer[];
  progress: AttemptProgress;
  tab: TabId;
  onTab: (tab: TabId) => void;
}

/** The questions of a report with the given and the right answers, in tabs for all, wrong and skipped ones. */
export function ReportAnswers({ attemptId, answers, progress, tab, onTab }: ReportAnswersProps) {
  const report = useReportDialog();
  const sealed = answers.some((answer) => answer.correct === null);
  const numbered = answers.map((answer, index) => ({ answer, number: index + 1 }));
  const byTab: Record<TabId, typeof numbered> = {
    all: numbered,
    wrong: numbered.filter(({ answer }) => isAnswered(answer) && answer.correct === false),
    skipped: numbered.filter(({ answer }) => !isAnswered(answer)),
  };
  const tabs: { id: TabId; name: string }[] = [
    { id: 'all', name: 'All' },
    // The wrong answers would reveal the key, so a sealed quiz has no tab for them.
    ...(sealed ? [] : [{ id: 'wrong' as const, name: 'Wrong' }]),
    { id: 'skipped', name: 'Skipped' },
  ];
  return (
    <section id={ANSWERS_ID} aria-label="Your answers" className="grid gap-5">
      {sealed && (
        <p className="flex items-start gap-3 rounded-card border border-base-300 bg-base-100 p-5">
          <Lock className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
          <span>
            {SEALED_WHILE_IN_GAME} Until then the right answers and explanations stay hidden. Your score already counts.
          </span>
        </p>
      )}
      <Tabs
        label="Questions"
        tabs={tabs.map(({ id, name }) => ({ id, label: <TabLabel name={name} count={byTab[id].length} /> }))}
        selected={tab}
        onSelect={onTab}
      >
        <p className="sr-only">
          {byTab[tab].length} of {answers.length} questions
        </p>
        {byTab[tab].length === 0 ? (
          <EmptyState>{EMPTY_TEXTS[tab]}</EmptyState>
        ) : (
          <ol className="grid gap-3">
            {byTab[tab].map(({ answer, number }) => (
              <li key={answer.questionId}>
                <ReportAnswerCard
                  answer={answer}
                  number={number}
                  receipt={ANSWER_RECEIPTS[progress]}
                  // Before the server has counted the attempt, its questions can't be reported.
                  onReport={
                    progress === 'counted'
                      ? () => report.ask({ kind: 'question', attemptId, questionId: answer.questionId })
                      : undefined
                  }
                />
              </li>
            ))}
          </ol>
        )}
      </Tabs>
      {report.dialog}
    </section>
  );
}

/** A tab's name and count. The count is hidden from screen readers, because the panel repeats it in words. */
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
