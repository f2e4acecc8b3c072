import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { type EditedQuestion, toEditedQuiz } from '../edited-quiz.ts';
import { useKeyedQuiz, useQuizFigures } from '../editor.queries.ts';
import { FiguresCard } from './figures-card.tsx';

const LOADING = { label: 'Loading figures', shape: <Skeleton className="h-60 rounded-card" /> };
const LOAD_FAILURE = { message: "The figures didn't load." };

interface QuestionFiguresProps {
  question: { quizId: string; questionId: string };
  onClose: () => void;
}

/**
 * The dialog with the statistics of one question in its current wording: how well it separates strong from weak
 * learners, and which answers were chosen.
 */
export function QuestionFiguresDialog({ question: { quizId, questionId }, onClose }: QuestionFiguresProps) {
  return (
    <Dialog open onClose={onClose} title="Figures" actions={<Button onClick={onClose}>Close</Button>}>
      <QueryView view={useKeyedQuiz(quizId)} loading={LOADING} failing={LOAD_FAILURE}>
        {({ questions }) => {
          const place = questions.findIndex(({ id }) => id === questionId);
          const [question] = toEditedQuiz({ settings: {}, questions: questions.slice(place, place + 1) }).questions;
          return question && <Figures quizId={quizId} question={question} number={place + 1} />;
        }}
      </QueryView>
    </Dialog>
  );
}

interface FiguresProps {
  quizId: string;
  question: EditedQuestion;
  number: number;
}

function Figures({ quizId, question, number }: FiguresProps) {
  return (
    <QueryView view={useQuizFigures(quizId)} loading={LOADING} failing={LOAD_FAILURE}>
      {({ questions }) => {
        const figures = questions.find(({ questionId }) => questionId === question.id);
        return figures && <FiguresCard figures={figures} question={question} number={number} />;
      }}
    </QueryView>
  );
}
