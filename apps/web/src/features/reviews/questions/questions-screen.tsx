import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Chip } from '#ui/chip.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import type { DeckCard } from '../review-deck.mirror.ts';
import { filterCards } from './filter-cards.ts';
import { QUESTION_FILTERS, type QuestionFilter } from './question-filter.ts';
import { QuestionRow } from './question-row.tsx';
import { useQuestions } from './use-questions.tsx';

interface QuestionsScreenProps {
  filter: QuestionFilter;
  onFilter: (filter: QuestionFilter) => void;
}

const LABELS: Record<QuestionFilter, string> = { all: 'All', tricky: 'Tricky', suspended: 'Paused' };

const EMPTY_TEXTS: Record<QuestionFilter, string> = {
  all: 'When you get a question wrong in a quiz, it appears here.',
  tricky: 'No tricky questions yet.',
  suspended: 'No paused questions.',
};

/** Lists all questions that the learner reviews, each with its history. */
export function QuestionsScreen({ filter, onFilter }: QuestionsScreenProps) {
  const { view, failure, suspend, more } = useQuestions(filter);
  return (
    <>
      <PageHeader title="Review questions" description="What you repeat, when it's due again, and how it went." />
      <QueryView
        view={view}
        loading={{
          label: 'Loading your review questions',
          className: 'grid gap-3',
          shape: <Skeletons count={5} className="h-20 rounded-card" />,
        }}
        failing={{ message: failure, reassurance: "They're safe on the server." }}
      >
        {(cards) => (
          <div className="grid gap-4">
            <Filters cards={cards} filter={filter} onFilter={onFilter} />
            <Questions cards={filterCards(cards, filter)} filter={filter} suspend={suspend} more={more} />
          </div>
        )}
      </QueryView>
    </>
  );
}

function Filters({ cards, filter, onFilter }: { cards: readonly DeckCard[] } & QuestionsScreenProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Filter questions</legend>
      {QUESTION_FILTERS.map((questionFilter) => (
        <Chip key={questionFilter} pressed={questionFilter === filter} onClick={() => onFilter(questionFilter)}>
          {LABELS[questionFilter]}
          <span className="figures opacity-80">{filterCards(cards, questionFilter).length}</span>
        </Chip>
      ))}
    </fieldset>
  );
}

interface QuestionsProps extends Pick<ReturnType<typeof useQuestions>, 'suspend' | 'more'> {
  cards: readonly DeckCard[];
  filter: QuestionFilter;
}

function Questions({ cards, filter, suspend, more }: QuestionsProps) {
  if (cards.length === 0) {
    return (
      <EmptyState action={filter === 'all' ? <LinkButton to="/user/test">Take a quiz</LinkButton> : undefined}>
        {EMPTY_TEXTS[filter]}
      </EmptyState>
    );
  }
  return (
    <>
      {filter === 'tricky' && (
        <p className="text-quiet">
          You've forgotten each of these at least six times. Say the answer in your own words, or find a picture or an
          example for it. If one isn't worth it, pause it.
        </p>
      )}
      <ul className="grid gap-3">
        {cards.slice(0, more.shown).map((card) => (
          <li key={card.questionId}>
            <QuestionRow card={card} onSuspend={(suspended) => suspend(card, suspended)} />
          </li>
        ))}
      </ul>
      {cards.length > more.shown && more.button}
    </>
  );
}
