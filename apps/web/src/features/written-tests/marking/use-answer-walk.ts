import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { nextToMark, placeToShow } from './answer-walk.ts';
import { isToMark, type MarkedQuestion } from './mark-values.ts';
import { useAnswers } from './marking.queries.ts';

interface AnswerWalkOptions {
  testId: string;
  question: MarkedQuestion;
  /** The sitting in the address; null for none. */
  wanted: string | null;
  onChoose: (sittingId: string | null) => void;
}

/** Leads a marker through the answers to a question, one at a time, and fetches pages before they are needed. */
export function useAnswerWalk({ testId, question, wanted, onChoose }: AnswerWalkOptions) {
  const view = useAnswers(testId, question.id);
  /** The answer that was found first stays in front while others are marked elsewhere. */
  const [found, setFound] = useState<string | null>(null);
  /** Whether somebody went to another answer here: then the focus follows. */
  const walked = useRef(false);
  const answers = view.state === 'shown' ? view.data : [];
  const more = view.state === 'shown' ? (view.more ?? null) : null;
  const place = answers.length === 0 ? null : placeToShow(answers, wanted ?? found, more === null);
  const answer = place === null ? null : (answers[place] ?? null);
  if (answer && wanted === null && found !== answer.sittingId) setFound(answer.sittingId);

  const nearEnd = place === null || place >= answers.length - 2;
  const loadMore = useEffectEvent(() => more?.load());
  const wantsMore = more !== null && !more.loading && nearEnd && answers.length > 0;
  useEffect(() => {
    if (wantsMore) loadMore();
  }, [wantsMore]);

  function choose(sittingId: string | null): void {
    walked.current = true;
    setFound(null);
    onChoose(sittingId);
  }

  return {
    view,
    answer,
    /** From 0. */
    place: place ?? 0,
    count: Math.max(question.answers, answers.length),
    walked,
    hasNext: place !== null && place + 1 < answers.length,
    allMarked: answers.length > 0 && more === null && !answers.some(isToMark),
    move(step: -1 | 1) {
      const next = place === null ? undefined : answers[place + step];
      if (next) choose(next.sittingId);
    },
    /** After a mark was saved. */
    toNext() {
      const next = place === null ? null : nextToMark(answers, place);
      // Without a next one, others wait on pages that aren't loaded, or this was the last.
      choose(next ?? (more === null ? (answer?.sittingId ?? null) : null));
    },
  };
}
