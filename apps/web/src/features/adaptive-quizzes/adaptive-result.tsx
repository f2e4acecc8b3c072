import { levelOf } from '@quorbit/contracts/adaptive-quizzes/levels';
import type { AdaptiveResult } from '@quorbit/contracts/adaptive-quizzes/schema';
import { Link } from '@tanstack/react-router';
import { Lock, RotateCcw } from 'lucide-react';
import { buttonClasses } from '#ui/buttons/button-classes.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { useAdaptiveResult } from './adaptive-quizzes.queries.ts';
import { AnswerCard } from './answer-card.tsx';
import {
  ENDING_TEXTS,
  formatAbility,
  formatOtherLevels,
  formatPoints,
  formatQuestionCount,
  RANGE_EXPLANATIONS,
  rangeLabelOf,
} from './format-estimate.ts';
import { LevelPath } from './level-path.tsx';
import { LevelScale } from './level-scale.tsx';
import { PastResults } from './past-results.tsx';

/** The result page of an adaptive quiz. */
export function AdaptiveResultView({ runId, quizId }: { runId: string; quizId: string }) {
  return (
    <>
      <PageTitle title="Your level" />
      <h1 tabIndex={-1} className="text-2xl lg:text-3xl">
        Your level
      </h1>
      <QueryView
        view={useAdaptiveResult(runId)}
        loading={{
          label: 'Loading your result',
          className: 'grid gap-6',
          shape: (
            <>
              <Skeleton className="h-64 rounded-card" />
              <Skeleton className="h-96 rounded-card" />
            </>
          ),
        }}
        failing={{ message: "We couldn't load your result. Try again later.", reassurance: "It's safe on the server." }}
        missing={
          <EmptyState
            drawing="not-found"
            action={<LinkButton to={`/adaptive/${quizId}`}>To the adaptive quiz</LinkButton>}
          >
            We couldn't find that result.
          </EmptyState>
        }
      >
        {(result) => <Result result={result} />}
      </QueryView>
    </>
  );
}

function Result({ result }: { result: AdaptiveResult }) {
  const { quiz, answers, past } = result;
  const hasSealedAnswers = answers.some(({ correct }) => correct === null);
  return (
    <>
      <Level result={result} />
      {hasSealedAnswers && (
        <p className="flex items-start gap-3 rounded-card border border-base-300 bg-base-100 p-5">
          <Lock className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
          <span>
            Some of these questions belong to a quiz whose answers are hidden for now. Until it opens again, they don't
            count here.
          </span>
        </p>
      )}
      <LevelPath answers={answers} />
      {answers.length > 0 && (
        <section aria-labelledby="adaptive-answers" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <h2 id="adaptive-answers" className="text-xl">
            Your answers
          </h2>
          <ol className="grid gap-4">
            {answers.map((answer, index) => (
              <li key={answer.questionId} className="min-w-0">
                <AnswerCard answer={answer} number={index + 1} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <PastResults title={`Earlier results in ${quiz.category}`} past={past} />
    </>
  );
}

function Level({ result: { quiz, estimate, ending, answers, past } }: { result: AdaptiveResult }) {
  const [last] = past;
  const otherLevels = estimate && formatOtherLevels(estimate);
  return (
    <Card aria-label="Result" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-quiet wrap-anywhere">
        {quiz.category}, starting from {quiz.title}
      </p>
      {estimate ? (
        <>
          <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <p>
              <span className="font-display text-3xl font-bold">{levelOf(estimate.ability)}</span>
              {otherLevels && <span className="text-xl">, {otherLevels}</span>}
            </p>
            <p className="figures text-2xl font-bold whitespace-nowrap">{formatPoints(estimate)}</p>
            <p className="text-quiet">on a scale from 0 to 100, with the {rangeLabelOf(estimate)}</p>
          </div>
          <LevelScale estimate={estimate} />
          <p>
            From {formatQuestionCount(answers.length)}. {ENDING_TEXTS[ending]}
            {last && (
              <>
                {' '}
                Last time: <span className="figures whitespace-nowrap">{formatPoints(last.estimate)}</span>.
              </>
            )}
          </p>
          <details className="text-quiet">
            <summary className="min-h-11 cursor-pointer content-center font-semibold">How we measure this</summary>
            <p>
              Your ability is <span className="figures whitespace-nowrap">{formatAbility(estimate)}</span>, where 0 is
              the average learner and two in three are between −1 and 1. {RANGE_EXPLANATIONS[rangeLabelOf(estimate)]} We
              rate questions by how many people got them right, or by what their author says where too few have
              answered.
            </p>
          </details>
        </>
      ) : (
        <p className="text-lg">
          {answers.length === 0
            ? "You ended before your first answer, so there's no result."
            : "None of your answers counts yet, so there's no result for now."}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Link
          to="/adaptive/$id"
          params={{ id: quiz.id }}
          // Without `exact`, the router would take this link for the current page, whose address also has the result.
          activeOptions={{ exact: true }}
          className={buttonClasses('primary')}
        >
          <RotateCcw className="size-5" aria-hidden="true" />
          Try again
        </Link>
        <LinkButton to="/user/test">All quizzes</LinkButton>
      </div>
    </Card>
  );
}
