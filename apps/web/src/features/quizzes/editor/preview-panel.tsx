import { writtenAnswer } from '@quorbit/contracts/quizzes/given-answer';
import { questionInput } from '@quorbit/contracts/quizzes/question';
import { type GivenResponse, isAnswered, isRight } from '@quorbit/contracts/quizzes/question-kinds';
import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Picture } from '#ui/picture.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { usePicture } from '../use-picture.ts';
import { contentOf, type Edited, type EditedQuiz } from './edited-quiz.ts';
import { PreviewAnswer } from './preview-answer.tsx';
import { nameOf } from './question-words.ts';

/** The quiz as learners will see it, one question at a time. Nothing is counted. */
export function PreviewPanel({ quiz, first }: { quiz: EditedQuiz; first: number }) {
  const { questions } = quiz;
  const [at, setAt] = useState(Math.max(0, first));
  const question = questions[Math.min(at, questions.length - 1)];
  if (!question) return <EmptyState>Add a question to see it as learners will.</EmptyState>;
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-4">
      <p className="text-quiet">
        Question {at + 1} of {questions.length}. This is how learners see it. Nothing is counted here.
      </p>
      <PreviewQuestion key={question.id} question={question} quiz={quiz} />
      <div className="flex justify-between gap-3">
        <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
          Previous
        </Button>
        <Button disabled={at >= questions.length - 1} onClick={() => setAt(at + 1)}>
          Next
        </Button>
      </div>
    </div>
  );
}

function PreviewQuestion({ question, quiz }: { question: Edited; quiz: EditedQuiz }) {
  const [given, setGiven] = useState<GivenResponse>({ option: null });
  const [typed, setTyped] = useState('');
  const [checked, setChecked] = useState(false);
  const answer = typed === '' ? given : writtenAnswer(question.kind, typed);

  return (
    <Card className="grid gap-5">
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-4 text-xl font-semibold text-pretty whitespace-pre-wrap wrap-anywhere">
          <RichText>{nameOf(question)}</RichText>
        </legend>
        <Picture picture={usePicture(question.image)} className="max-h-72" />
        <PreviewAnswer
          question={question}
          given={given}
          onAnswer={(next) => {
            setGiven(next);
            setChecked(false);
          }}
          typed={typed}
          onType={(next) => {
            setTyped(next);
            setChecked(false);
          }}
        />
      </fieldset>
      <div className="grid gap-3">
        <Button
          className="justify-self-start"
          aria-disabled={!isAnswered(answer)}
          onClick={() => isAnswered(answer) && setChecked(true)}
        >
          Check answer
        </Button>
        <div role="status" className="empty:hidden">
          {checked && <Verdict question={question} quiz={quiz} answer={answer} />}
        </div>
      </div>
    </Card>
  );
}

function Verdict({ question, quiz, answer }: { question: Edited; quiz: EditedQuiz; answer: GivenResponse }) {
  const [sent] = contentOf({ ...quiz, questions: [question] }).questions;
  const keyed = questionInput.safeParse(sent);
  if (!keyed.success) return <p className="text-quiet">This question isn’t finished, so nothing is right yet.</p>;
  const right = isRight({ answerKey: undefined, ...keyed.data }, answer);
  const Icon = right ? CircleCheck : CircleX;
  return (
    <div className="grid gap-2">
      <p className={`flex items-center gap-2 font-semibold ${right ? 'text-success' : 'text-error'}`}>
        <Icon className="size-5" aria-hidden="true" />
        {right ? 'Right' : 'Wrong'}
      </p>
      {question.explanation && (
        <p className="whitespace-pre-wrap wrap-anywhere">
          <RichText>{question.explanation}</RichText>
        </p>
      )}
    </div>
  );
}
