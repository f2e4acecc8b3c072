import { PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { Attempts } from './attempts.tsx';
import { HardQuestions } from './hard-questions.tsx';
import { Learners } from './learners.tsx';
import { QuizResults } from './quiz-results.tsx';
import { REPORT_TABS, type ReportAddress, reportPlaceOf } from './report-place.ts';

interface AdminReportScreenProps {
  address: ReportAddress;
  onAddress: (changes: ReportAddress) => void;
}

/** What everybody has done: attempts, quizzes, the questions that are hardest, learners. */
export function AdminReportScreen({ address, onAddress }: AdminReportScreenProps) {
  const place = reportPlaceOf(address);
  return (
    <>
      <PageHeader title="Reports" why="What everybody has done, and where they get stuck." />
      <Tabs
        label="Reports"
        tabs={REPORT_TABS}
        selected={place.tab}
        onSelect={(tab) => onAddress({ tab: tab === 'attempts' ? '' : tab })}
      >
        {place.tab === 'attempts' && <Attempts place={place} onAddress={onAddress} />}
        {place.tab === 'quizzes' && <QuizResults />}
        {place.tab === 'questions' && <HardQuestions />}
        {place.tab === 'learners' && <Learners place={place} onAddress={onAddress} />}
      </Tabs>
    </>
  );
}
