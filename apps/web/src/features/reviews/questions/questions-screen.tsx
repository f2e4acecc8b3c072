import { useState } from 'react';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Chip } from '#ui/chip.tsx';
import { SearchField } from '#ui/forms/search-field.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import type { DeckCard } from '../review-deck.mirror.ts';
import { filterCards } from './filter-cards.ts';
import type { ListedDay } from './group-cards.ts';
import { QUESTION_FILTERS, type QuestionFilter } from './question-filter.ts';
import { QuestionGroups, QuestionRows } from './question-groups.tsx';
import { searchCards } from './search-cards.ts';
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

/** Lists all questions that the learner reviews, grouped by when they're due, each with its history. */
export function QuestionsScreen({ filter, onFilter }: QuestionsScreenProps) {
  const [search, setSearch] = useState('');
  const { view, failure, suspend, more } = useQuestions(filter, search);
  return (
    <>
      <PageHeader title="Review questions" description="Everything you're reviewing, and when it's next." />
      <QueryView
        view={view}
        loading={{
          label: 'Loading your review questions',
          className: 'grid gap-3',
          shape: <Skeletons count={5} className="h-20 rounded-card" />,
        }}
        failing={{ message: failure, reassurance: "They're safe on the server." }}
      >
        {({ cards, day }) => {
          const found = searchCards(cards, search);
          return (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <div className="flex flex-wrap items-end justify-between gap-4">
                {cards.length > 0 && (
                  <SearchField
                    label="Search"
                    placeholder="Search questions..."
                    value={search}
                    debounceMs={0}
                    onSearch={setSearch}
                    className="w-full md:w-80"
                  />
                )}
                <Filters cards={found} filter={filter} onFilter={onFilter} />
              </div>
              <p role="status" className="sr-only">
                {search !== '' && (found.length === 1 ? '1 question found' : `${found.length} questions found`)}
              </p>
              <Questions
                cards={filterCards(found, filter)}
                day={day}
                filter={filter}
                search={search}
                suspend={suspend}
                more={more}
              />
            </div>
          );
        }}
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
  day: ListedDay;
  filter: QuestionFilter;
  search: string;
}

function Questions({ cards, day, filter, search, suspend, more }: QuestionsProps) {
  if (cards.length === 0 && search !== '') {
    return <EmptyState drawing="not-found">No question or quiz matches '{search}'.</EmptyState>;
  }
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
      {filter === 'all' ? (
        <QuestionGroups cards={cards} shown={more.shown} day={day} onSuspend={suspend} />
      ) : (
        <QuestionRows cards={cards} shown={more.shown} onSuspend={suspend} />
      )}
      {cards.length > more.shown && more.button}
    </>
  );
}
