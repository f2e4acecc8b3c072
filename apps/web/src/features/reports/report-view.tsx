import type { GradedReport } from '@quorbit/contracts/attempts/graded';
import type { ReactNode } from 'react';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { RailLayout, RailPanel } from '#ui/rail.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { AnswerMap } from './answers/answer-map.tsx';
import { answerId } from './answers/report-answer-card.tsx';
import { ANSWERS_ID, ReportAnswers, type TabId } from './answers/report-answers.tsx';
import { BackToOrigin } from './back-to-origin.tsx';
import { ReceiptDisclosure } from './receipt-disclosure.tsx';
import { ReportSummary } from './report-summary.tsx';
import type { AttemptProgress } from './result.mirror.ts';

interface ReportViewProps {
  report: GradedReport;
  /** How far the attempt has got on its way to the server; before `counted` its result is provisional. */
  progress: AttemptProgress;
  /** Whether sending fails or takes too long, so that the attempt counts as waiting; false while it's being sent. */
  stuck: boolean;
  /** Whether the result is being celebrated in front of the page, so that the page doesn't show it, too. */
  resultHidden: boolean;
  tab: TabId;
  onTab: (tab: TabId) => void;
  /** The note below the attempt's result. */
  note?: ReactNode;
}

/** The report of a graded attempt: the result and the next step, then every question. */
export function ReportView({ report, progress, stuck, resultHidden, tab, onTab, note }: ReportViewProps) {
  return (
    <>
      <PageHeader
        title={report.quiz.title}
        documentTitle={`Report: ${report.quiz.title}`}
        description={
          <>
            {report.quiz.category}, finished <RelativeTime at={report.finishedAt} />
          </>
        }
      />
      <RailLayout
        label="What next"
        sticky
        header={
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
            {!resultHidden && (
              <>
                <ReportSummary report={report} progress={progress} stuck={stuck} onReview={() => showMistakes(onTab)} />
                {note}
              </>
            )}
          </div>
        }
        rail={
          <>
            <div className="flex flex-wrap items-center gap-3 md:col-span-2 xl:col-span-1">
              <BackToOrigin quizId={report.quiz.id} />
              <LinkButton to={`/user/test/${report.quiz.id}`}>Try again</LinkButton>
              <LinkButton to="/user/test">Back to quizzes</LinkButton>
            </div>
            <RailPanel title="Questions" className="hidden xl:grid">
              <AnswerMap answers={report.answers} onChoose={(number) => showAnswer(number, onTab)} />
            </RailPanel>
          </>
        }
      >
        <ReportAnswers attemptId={report.id} answers={report.answers} progress={progress} tab={tab} onTab={onTab} />
        <ReceiptDisclosure attemptId={report.id} progress={progress} xpEarned={report.xpEarned} />
      </RailLayout>
    </>
  );
}

/** Opens the tab with the wrong answers, scrolls to it and focuses it. */
export function showMistakes(onTab: (tab: TabId) => void): void {
  onTab('wrong');
  requestAnimationFrame(() => {
    const answers = document.getElementById(ANSWERS_ID);
    answers?.scrollIntoView({ block: 'start' });
    answers?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus({ preventScroll: true });
  });
}

/** Switches to the tab with all answers, then unfolds one of them, scrolls to it and focuses it. */
function showAnswer(number: number, onTab: (tab: TabId) => void): void {
  onTab('all');
  requestAnimationFrame(() => {
    const answer = document.getElementById(answerId(number));
    if (!(answer instanceof HTMLDetailsElement)) return;
    answer.open = true;
    answer.scrollIntoView({ block: 'start' });
    answer.querySelector('summary')?.focus({ preventScroll: true });
  });
}
