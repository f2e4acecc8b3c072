import { MIN_ANSWERS } from '@quorbit/contracts/quizzes/drafts';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import type { EditedQuestion } from '../edited-quiz.ts';
import { useQuizFigures } from '../editor.queries.ts';
import { indexOfQuestion } from '../questions/question-list.ts';
import { FiguresCard } from './figures-card.tsx';

interface StatisticsPanelProps {
  quizId: string;
  questions: readonly EditedQuestion[];
}

/** The statistics of each question of a quiz, with advice on what to improve. */
export function StatisticsPanel({ quizId, questions }: StatisticsPanelProps) {
  const view = useQuizFigures(quizId);
  return (
    <QueryView
      view={view}
      loading={{
        label: 'Loading statistics',
        className: 'grid gap-4',
        shape: <Skeletons count={3} className="h-48 rounded-card" />,
      }}
      failing={{ message: "The statistics didn't load." }}
      isEmpty={({ attempts }) => attempts === 0}
      empty={<EmptyState>Nobody has taken this quiz yet. Statistics appear after the first attempts.</EmptyState>}
    >
      {({ attempts, asOf, questions: figures }) => (
        <div className="grid gap-4">
          <p className="text-quiet">
            From {attempts} {attempts === 1 ? 'attempt' : 'attempts'}, counted <RelativeTime at={asOf} />. A question
            needs {MIN_ANSWERS} answers before its figures mean anything.
          </p>
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-2">
            {figures.map((figure) => {
              const question = questions[indexOfQuestion(questions, figure.questionId)];
              return (
                question && (
                  <li key={figure.questionId} className="grid min-w-0">
                    <FiguresCard
                      figures={figure}
                      question={question}
                      number={indexOfQuestion(questions, question.id) + 1}
                    />
                  </li>
                )
              );
            })}
          </ol>
        </div>
      )}
    </QueryView>
  );
}
