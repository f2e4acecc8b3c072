import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { findNextToMark, findShownIndex } from './answer-order.ts';
import { type MarkedQuestion, needsMark } from './mark-values.ts';
import { useAnswers } from './marking.queries.ts';

interface AnswerNavigationOptions {
  testId: string;
  question: MarkedQuestion;
  /** The sitting in the address; null if the address names none. */
  requestedId: string | null;
  onChoose: (sittingId: string | null) => void;
}

/** Guides a marker through the answers to a question, one at a time, and loads pages before they are needed. */
export function useAnswerNavigation({ testId, question, requestedId, onChoose }: AnswerNavigationOptions) {
  const view = useAnswers(testId, question.id);
  /** The sitting shown first; it stays shown while other markers mark answers. */
  const [firstShownId, setFirstShownId] = useState<string | null>(null);
  /** Whether the marker has moved to another answer on this page; then the focus follows. */
  const hasNavigated = useRef(false);
  const answers = view.state === 'shown' ? view.data : [];
  const more = view.state === 'shown' ? (view.more ?? null) : null;
  const place = answers.length === 0 ? null : findShownIndex(answers, requestedId ?? firstShownId, more === null);
  const answer = place === null ? null : (answers[place] ?? null);
  if (answer && requestedId === null && firstShownId !== answer.sittingId) setFirstShownId(answer.sittingId);

  const nearEnd = place === null || place >= answers.length - 2;
  const loadMore = useEffectEvent(() => more?.load());
  const shouldLoadMore = more !== null && !more.loading && nearEnd && answers.length > 0;
  useEffect(() => {
    if (shouldLoadMore) loadMore();
  }, [shouldLoadMore]);

  function choose(sittingId: string | null): void {
    hasNavigated.current = true;
    setFirstShownId(null);
    onChoose(sittingId);
  }

  return {
    view,
    answer,
    /** The index of the shown answer, from 0. */
    place: place ?? 0,
    count: Math.max(question.answers, answers.length),
    hasNavigated,
    hasNext: place !== null && place + 1 < answers.length,
    allMarked: answers.length > 0 && more === null && !answers.some(needsMark),
    move(step: -1 | 1) {
      const next = place === null ? undefined : answers[place + step];
      if (next) choose(next.sittingId);
    },
    /** Moves to the next unmarked answer, after a mark was saved. */
    toNext() {
      const next = place === null ? null : findNextToMark(answers, place);
      // Without an unmarked answer on the loaded pages, choosing null continues the search on further pages; if all
      // pages are loaded, the shown answer stays.
      choose(next ?? (more === null ? (answer?.sittingId ?? null) : null));
    },
  };
}
