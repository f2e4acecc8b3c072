import type { AvailableQuiz } from '@quorbit/contracts/challenges/schema';
import type { GameCategory } from '@quorbit/contracts/plays/categories';
import { Copy, X } from 'lucide-react';
import { useState } from 'react';
import { type GameKind, useGameCopy } from '#features/quizzes/use-game-copy.ts';
import { formatQuizLines, parseQuizLines } from '#lib/forms/chosen-quizzes.ts';
import { formatCount } from '#lib/words/format-count.ts';
import { Button } from '#ui/buttons/button.tsx';
import { formatDayAndTime } from '#ui/format-time.ts';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { SearchField } from '#ui/forms/search-field.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { useAvailableQuizzes } from './plays.queries.ts';

export interface GameQuizzesProps {
  /** The chosen quizzes, in the format of `lib/forms/chosen-quizzes.ts`. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** The category of the offered quizzes; empty for all. */
  category: GameCategory | '';
  /** How many quizzes may be chosen. */
  maxQuizzes: number;
  /** The kind of game for which the quizzes are chosen. */
  game: GameKind;
}

/** The picker for a game's quizzes. Quizzes whose answers no learner can know come first. */
export function GameQuizzes({ value, onChange, error, category, maxQuizzes, game }: GameQuizzesProps) {
  const [search, setSearch] = useState('');
  const chosen = parseQuizLines(value);
  const view = useAvailableQuizzes(search, category);
  const copy = useGameCopy(game);

  function toggle({ id, title }: { id: string; title: string }): void {
    const others = chosen.filter((quiz) => quiz.id !== id);
    onChange(formatQuizLines(others.length === chosen.length ? [...chosen, { id, title }] : others));
  }

  return (
    <section aria-label="Quizzes" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3>
        Quizzes{' '}
        <span className="figures text-sm font-normal text-quiet">
          {chosen.length} of {maxQuizzes} at most
        </span>
      </h3>
      {chosen.length > 0 && (
        <ul aria-label="Chosen quizzes" className="flex flex-wrap gap-2">
          {chosen.map((quiz) => (
            <li key={quiz.id} className="max-w-full">
              <button
                type="button"
                aria-label={`Remove ${quiz.title}`}
                onClick={() => toggle(quiz)}
                className="inline-flex min-h-11 max-w-full cursor-pointer items-center gap-1.5 rounded-full border border-base-content/25 px-3.5 text-sm font-semibold hover:border-base-content/55"
              >
                <span className="truncate">{quiz.title}</span>
                <X className="size-4 shrink-0" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p role="alert" className="font-semibold text-error">
          {error}
        </p>
      )}
      <SearchField label="Search quizzes" placeholder="Title or topic" value={search} onSearch={setSearch} />
      <QueryView
        view={view}
        loading={{ label: 'Loading quizzes', shape: <Skeletons count={4} className="mb-2 h-14 rounded-field" /> }}
        failing={{ message: 'Error fetching Quiz. Try again later.' }}
        empty={<p className="text-quiet">No quiz fits. Ranked quizzes and ones without questions can't be used.</p>}
      >
        {(quizzes) => (
          <ul aria-label="Available quizzes" className="grid grid-cols-[minmax(0,1fr)] gap-1">
            {quizzes.map((quiz) => {
              const on = chosen.some(({ id }) => id === quiz.id);
              return (
                <li key={quiz.id} className="flex flex-wrap items-center justify-between gap-x-4">
                  <Checkbox
                    label={<QuizLine quiz={quiz} />}
                    checked={on}
                    disabled={!on && chosen.length >= maxQuizzes}
                    onChange={() => toggle(quiz)}
                  />
                  {quiz.learners > 0 && (
                    <Button
                      look="quiet"
                      aria-label={`Copy with new questions: ${quiz.title}`}
                      busy={copy.copying === quiz.id}
                      icon={<Copy className="size-4" aria-hidden="true" />}
                      onClick={() => copy.make(quiz.id)}
                    >
                      Copy with new questions
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

function QuizLine({ quiz }: { quiz: AvailableQuiz }) {
  const { title, category, questionCount, neverPublished, learners, sealedUntil } = quiz;
  return (
    <>
      <span className="block font-semibold wrap-anywhere">{title}</span>
      <span className="text-sm text-quiet">
        {category} · {formatCount(questionCount, 'question', 'questions')} · {neverPublished && 'Never published'}
        {neverPublished && learners > 0 && ' · '}
        {(!neverPublished || learners > 0) && formatKnownBy(learners)}
        {sealedUntil !== null && ` · Sealed until ${formatDayAndTime(new Date(sealedUntil))}`}
      </span>
    </>
  );
}

/** Returns how many learners know a quiz; the server counts only up to 1,000. */
function formatKnownBy(learners: number): string {
  if (learners === 0) return 'No learner knows it';
  if (learners >= 1000) return '1,000 or more learners know it';
  return learners === 1 ? '1 learner knows it' : `${learners} learners know it`;
}
