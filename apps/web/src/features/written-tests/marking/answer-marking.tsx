import { ArrowLeft, ArrowRight, CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { AnswerText } from './answer-text.tsx';
import { LateTextChoice } from './late-text-choice.tsx';
import { MarkForm } from './mark-form.tsx';
import type { MarkedQuestion } from './mark-values.ts';
import { PublishedMark } from './published-mark.tsx';
import { QuestionNotes } from './question-notes.tsx';
import { useAnswerNavigation } from './use-answer-navigation.ts';

interface AnswerMarkingProps {
  testId: string;
  anonymous: boolean;
  question: MarkedQuestion;
  requestedId: string | null;
  onChoose: (sittingId: string | null) => void;
  locked: boolean;
  offline: boolean;
  keys: boolean;
  /** Opens another question that has answers to mark; null if there is none. */
  onNextQuestion: (() => void) | null;
}

const GRID = 'grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]';
const LOADING_SHAPES = (
  <>
    <div className="grid gap-5">
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </div>
    <Skeleton className="h-112 rounded-card" />
  </>
);

/** The answers to one question, one at a time, each with its mark form. */
export function AnswerMarking({ onNextQuestion, ...props }: AnswerMarkingProps) {
  const { testId, anonymous, question, requestedId, onChoose, locked, offline, keys } = props;
  const navigation = useAnswerNavigation({ testId, question, requestedId, onChoose });
  const { answer, place, count } = navigation;
  return (
    <QueryView
      view={navigation.view}
      loading={{ label: 'Loading answers', className: GRID, shape: LOADING_SHAPES }}
      failing={{ message: "The answers didn't load.", reassurance: 'Marks that you saved are safe.' }}
      empty={
        <EmptyState drawing="done" title="Nothing to mark here">
          Nobody has written an answer to this question. Blank answers get no points.
        </EmptyState>
      }
    >
      {() =>
        answer === null ? (
          <div className={GRID} aria-busy="true">
            {LOADING_SHAPES}
          </div>
        ) : (
          <div className={GRID}>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
              <QuestionNotes question={question} />
              <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
                <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                  <AnswerHeading
                    key={answer.sittingId}
                    label={answer.label}
                    where={anonymous ? `of ${count}` : `· answer ${place + 1} of ${count}`}
                    focus={navigation.hasNavigated.current}
                  />
                  <div className="flex gap-2">
                    <Button
                      disabled={place === 0}
                      icon={<ArrowLeft className="size-5" aria-hidden="true" />}
                      onClick={() => navigation.move(-1)}
                    >
                      Previous
                    </Button>
                    <Button disabled={!navigation.hasNext} onClick={() => navigation.move(1)}>
                      Next
                      <ArrowRight className="size-5" aria-hidden="true" />
                    </Button>
                  </div>
                </div>
                <AnswerText answer={answer} question={question} />
              </Card>
              {answer.late && answer.late.standing !== 'only' && (
                <LateTextChoice
                  key={`${answer.sittingId} late`}
                  testId={testId}
                  answer={answer}
                  late={answer.late}
                  questionId={question.id}
                  fixed={locked || offline}
                />
              )}
            </div>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:sticky xl:top-20">
              {navigation.allMarked && !locked && <AllMarked onNextQuestion={onNextQuestion} />}
              <Card>
                {locked ? (
                  <PublishedMark question={question} answer={answer} keys={keys} onMove={navigation.move} />
                ) : (
                  <MarkForm
                    key={answer.sittingId}
                    testId={testId}
                    question={question}
                    answer={answer}
                    offline={offline}
                    keys={keys}
                    onMove={navigation.move}
                    onSaved={navigation.toNext}
                  />
                )}
              </Card>
            </div>
          </div>
        )
      }
    </QueryView>
  );
}

interface AnswerHeadingProps {
  label: string;
  where: string;
  /** Whether the marker moved to this answer from another one, so that its heading takes the focus. */
  focus: boolean;
}

/**
 * The heading of an answer. It takes the focus after a move, so that screen readers announce the answer and single keys
 * mark it.
 */
function AnswerHeading({ label, where, focus }: AnswerHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-lg outline-none wrap-anywhere">
      {label} <span className="font-normal text-quiet">{where}</span>
    </h2>
  );
}

function AllMarked({ onNextQuestion }: Pick<AnswerMarkingProps, 'onNextQuestion'>) {
  return (
    <div role="status" className="grid gap-3 rounded-card border border-success/40 bg-success/10 p-4">
      <p className="flex items-center gap-2 font-semibold">
        <CircleCheck className="size-5 shrink-0 text-success" aria-hidden="true" />
        Every answer to this question is marked.
      </p>
      {onNextQuestion && (
        <Button className="justify-self-start" onClick={onNextQuestion}>
          Next question to mark
        </Button>
      )}
    </div>
  );
}
