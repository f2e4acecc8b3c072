import { newId } from '@quorbit/contracts/lib/ids';
import { isRandomized, type LaidOut } from '@quorbit/contracts/quizzes/layout';
import { type AnyQuestion, questionInput } from '@quorbit/contracts/quizzes/question';
import { type AnswerValue, isAnswered, isRight } from '@quorbit/contracts/quizzes/question-kinds';
import { CircleCheck, CircleX, Shuffle } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { contentOf, type EditedQuestion, type EditedQuiz } from './edited-quiz.ts';
import { layOutPreview, toLayoutOptions } from './preview-quiz.ts';

/**
 * The player's component that shows a question. It belongs to the attempts area, which quizzes can't import, so routes
 * pass it in.
 */
export type QuestionComponent = ComponentType<{
  shown: LaidOut<AnyQuestion>;
  given: AnswerValue;
  onGive: (given: AnswerValue) => void;
}>;

interface PreviewPanelProps {
  quiz: EditedQuiz;
  /** The id of the question to begin with; null for the first question. */
  firstId: string | null;
  Question: QuestionComponent;
}

/** Shows the quiz as learners will see it, one question at a time. Answers given here aren't counted. */
export function PreviewPanel({ quiz, firstId, Question }: PreviewPanelProps) {
  const [seed, setSeed] = useState(newId);
  const questions = layOutPreview(quiz, seed);
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      questions.findIndex(({ question }) => question.id === firstId),
    ),
  );
  const shown = questions[Math.min(index, questions.length - 1)];
  const edited = quiz.questions.find(({ id }) => id === shown?.question.id);
  if (!shown || !edited) return <EmptyState>Add a question to see it as learners will.</EmptyState>;
  const isDrawn = questions.length < quiz.questions.length;

  function drawAgain(): void {
    setSeed(newId());
    setIndex(0);
  }

  return (
    <div className="mx-auto grid w-full max-w-3xl gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-quiet">
          Question {index + 1} of {questions.length}
          {isDrawn && `, drawn from ${quiz.questions.length}`}. This is how learners see it. Nothing is counted here.
        </p>
        {isRandomized(toLayoutOptions(quiz.settings)) && (
          <Button onClick={drawAgain}>
            <Shuffle className="size-4" aria-hidden="true" />
            Shuffle again
          </Button>
        )}
      </div>
      <PreviewQuestion
        key={`${seed}/${edited.id}`}
        shown={shown}
        edited={edited}
        settings={quiz.settings}
        Question={Question}
      />
      <div className="flex justify-between gap-3">
        <Button disabled={index === 0} onClick={() => setIndex(index - 1)}>
          Previous
        </Button>
        <Button disabled={index >= questions.length - 1} onClick={() => setIndex(index + 1)}>
          Next
        </Button>
      </div>
    </div>
  );
}

interface PreviewQuestionProps extends Pick<PreviewPanelProps, 'Question'> {
  shown: LaidOut<AnyQuestion>;
  edited: EditedQuestion;
  settings: EditedQuiz['settings'];
}

function PreviewQuestion({ shown, edited, settings, Question }: PreviewQuestionProps) {
  const [response, setResponse] = useState<AnswerValue>({ option: null });
  const [checked, setChecked] = useState(false);
  return (
    <Card className="grid gap-5">
      <Question
        shown={shown}
        given={response}
        onGive={(next) => {
          setResponse(next);
          setChecked(false);
        }}
      />
      <div className="grid gap-3">
        <Button
          className="justify-self-start"
          aria-disabled={!isAnswered(response)}
          onClick={() => isAnswered(response) && setChecked(true)}
        >
          Check answer
        </Button>
        <div role="status" className="empty:hidden">
          {checked && <Verdict edited={edited} settings={settings} answer={response} />}
        </div>
      </div>
    </Card>
  );
}

interface VerdictProps extends Pick<PreviewQuestionProps, 'edited' | 'settings'> {
  answer: AnswerValue;
}

function Verdict({ edited, settings, answer }: VerdictProps) {
  const [sent] = contentOf({ settings, questions: [edited] }).questions;
  const keyed = questionInput.safeParse(sent);
  if (!keyed.success) return <p className="text-quiet">This question isn't finished, so nothing is right yet.</p>;
  const right = isRight({ answerKey: undefined, ...keyed.data }, answer);
  const Icon = right ? CircleCheck : CircleX;
  return (
    <div className="grid gap-2">
      <p className={`flex items-center gap-2 font-semibold ${right ? 'text-success' : 'text-error'}`}>
        <Icon className="size-5" aria-hidden="true" />
        {right ? 'Right' : 'Wrong'}
      </p>
      {edited.explanation && (
        <p className="whitespace-pre-wrap wrap-anywhere">
          <RichText>{edited.explanation}</RichText>
        </p>
      )}
    </div>
  );
}
