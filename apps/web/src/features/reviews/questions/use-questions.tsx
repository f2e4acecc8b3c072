import { REVIEW_SUSPEND, type ReviewSuspendArgs } from '@quorbit/contracts/sync/ops/review-suspend';
import { type ReactNode, useState } from 'react';
import { notify } from '#lib/notifications.ts';
import { deviceThenServer } from '#lib/server/read-policy.ts';
import type { View } from '#lib/server/view.ts';
import { isStuck, syncNow, useSyncStatus } from '#offline/sync-status.ts';
import { useWork } from '#offline/use-work.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { DeckCard } from '../review-deck.mirror.ts';
import { useDueReviews } from '../use-review-deck.ts';
import type { QuestionFilter } from './question-filter.ts';

const PAGE = 50;

interface Questions {
  view: View<readonly DeckCard[]>;
  failure: string;
  suspend: (card: DeckCard, suspended: boolean) => void;
  /** The number of cards shown, and the button that shows more. */
  more: { shown: number; button: ReactNode };
}

/** Provides all of the learner's cards that match the filter, from this device. */
export function useQuestions(filter: QuestionFilter): Questions {
  const deck = useDueReviews();
  const status = useSyncStatus();
  const { enqueue } = useWork();
  const [pages, setPages] = useState({ filter, count: 1 });
  const count = pages.filter === filter ? pages.count : 1;
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
          <Button onClick={() => setPages({ filter, count: count + 1 })}>Show more questions</Button>
        </div>
      ),
    },
  };

  function view(): View<readonly DeckCard[]> {
    if (deck === null) return { state: 'failing', missing: false, retry: null, retrying: false };
    if (!deck || (!deck.complete && deck.cards.length === 0)) {
      if (!deck || !isStuck(status)) return { state: 'loading' };
      return { state: 'failing', missing: false, retry: () => void syncNow(), retrying: status.phase === 'syncing' };
    }
    return deviceThenServer.view(deck.cards);
  }
}
