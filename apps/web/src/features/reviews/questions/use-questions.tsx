import { reviewSettingsOf } from '@quorbit/contracts/settings/reviews';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { REVIEW_SUSPEND, type ReviewSuspendArgs } from '@quorbit/contracts/sync/ops/review-suspend';
import { type ReactNode, useState } from 'react';
import { notify } from '#lib/notifications.ts';
import { deviceThenServer } from '#lib/server/read-policy.ts';
import type { View } from '#lib/server/view.ts';
import { useUser } from '#lib/session.ts';
import { isStuck, syncNow, useSyncStatus } from '#offline/sync-status.ts';
import { useWork } from '#offline/use-work.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { DeckCard } from '../review-deck.mirror.ts';
import { type DueReviews, useDueReviews } from '../use-review-deck.ts';
import type { ListedDay } from './group-cards.ts';
import type { QuestionFilter } from './question-filter.ts';

const PAGE = 50;

interface ListedQuestions {
  cards: readonly DeckCard[];
  day: ListedDay;
}

interface Questions {
  view: View<ListedQuestions>;
  failure: string;
  suspend: (card: DeckCard, suspended: boolean) => void;
  /** The number of cards shown, and the button that shows more. */
  more: { shown: number; button: ReactNode };
}

/**
 * Provides all of the learner's cards, from this device. After another filter or search, the list starts with its first
 * page again.
 */
export function useQuestions(filter: QuestionFilter, search: string): Questions {
  const deck = useDueReviews();
  const status = useSyncStatus();
  const { enqueue } = useWork();
  const user = useUser();
  const [pages, setPages] = useState({ filter, search, count: 1 });
  const count = pages.filter === filter && pages.search === search ? pages.count : 1;
  return {
    view: view(),
    failure:
      deck === null ? "This browser saves nothing, so your questions can't be listed here." : "We couldn't load them.",
    suspend({ quizId, questionId }, suspended) {
      const args: ReviewSuspendArgs = { quizId, questionId, suspended };
      enqueue({ type: REVIEW_SUSPEND, args }).catch(() =>
        notify("We couldn't save that. Reload the page and try again.", { type: 'error' }),
      );
    },
    more: {
      shown: count * PAGE,
      button: (
        <div>
          <Button onClick={() => setPages({ filter, search, count: count + 1 })}>Show more questions</Button>
        </div>
      ),
    },
  };

  function view(): View<ListedQuestions> {
    if (deck === null) return { state: 'failing', missing: false, retry: null, retrying: false };
    if (!deck || (!deck.complete && deck.cards.length === 0)) {
      if (!deck || !isStuck(status)) return { state: 'loading' };
      return { state: 'failing', missing: false, retry: () => void syncNow(), retrying: status.phase === 'syncing' };
    }
    return deviceThenServer.view({ cards: deck.cards, day: toListedDay(deck) });
  }

  function toListedDay({ now, due, missing }: DueReviews): ListedDay {
    const { timeZone: zone } = user;
    return {
      today: learnerDay(now, zone),
      zone,
      planned: new Set([...due, ...missing].map(({ questionId }) => questionId)),
      newPerDay: reviewSettingsOf(user).newPerDay,
    };
  }
}
