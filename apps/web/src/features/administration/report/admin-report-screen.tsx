import type { HardQuestion } from '@quorbit/contracts/administration/schema';
import type { ReactNode } from 'react';
import { PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { HardQuestions } from './hard-questions.tsx';
import { Learners } from './learners.tsx';
import { QuizResults } from './quiz-results.tsx';
import { REPORT_TABS, type ReportAddress, type ReportPlace } from './report-place.ts';

interface AdminReportScreenProps {
  place: ReportPlace;
  onAddress: (changes: ReportAddress) => void;
  /** The panel of the tab Attempts. */
  attempts: ReactNode;
  /** Shows how one question does, until it is closed. */
  figuresOf: (question: HardQuestion, onClose: () => void) => ReactNode;
}

/** What everybody has done: attempts, quizzes, the questions that are hardest, learners. */
export function AdminReportScreen({ place, onAddress, attempts, figuresOf }: AdminReportScreenProps) {
  return (
    <>
      <PageHeader title="Reports" why="What everybody has done, and where they get stuck." />
      <Tabs
        label="Reports"
        tabs={REPORT_TABS}
        selected={place.tab}
        onSelect={(tab) => onAddress({ tab: tab === 'attempts' ? '' : tab })}
      >
        {place.tab === 'attempts' && attempts}
        {place.tab === 'quizzes' && <QuizResults />}
        {place.tab === 'questions' && <HardQuestions figuresOf={figuresOf} />}
        {place.tab === 'learners' && <Learners place={place} onAddress={onAddress} />}
      </Tabs>
    </>
  );
}
