import type { HardQuestion } from '@quorbit/contracts/administration/schema';
import type { ReactNode } from 'react';
import { PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { HardQuestions } from './hard-questions.tsx';
import { Learners } from './learners.tsx';
import { QuizResults } from './quiz-results.tsx';
import { REPORT_TABS, type ReportAddress, type ReportParams } from './report-address.ts';

interface AdminReportScreenProps {
  params: ReportParams;
  onAddress: (changes: ReportAddress) => void;
  /** The content of the tab Attempts. */
  attempts: ReactNode;
  /** Renders the figures of one question, in a dialog that calls `onClose`. */
  renderFigures: (question: HardQuestion, onClose: () => void) => ReactNode;
}

/** The report on all learners: attempts, quizzes, the hardest questions, learners. */
export function AdminReportScreen({ params, onAddress, attempts, renderFigures }: AdminReportScreenProps) {
  return (
    <>
      <PageHeader title="Reports" description="What everybody has done, and where they get stuck." />
      <Tabs
        label="Reports"
        tabs={REPORT_TABS}
        selected={params.tab}
        onSelect={(tab) => onAddress({ tab: tab === 'attempts' ? '' : tab })}
      >
        {params.tab === 'attempts' && attempts}
        {params.tab === 'quizzes' && <QuizResults />}
        {params.tab === 'questions' && <HardQuestions renderFigures={renderFigures} />}
        {params.tab === 'learners' && <Learners params={params} onAddress={onAddress} />}
      </Tabs>
    </>
  );
}
