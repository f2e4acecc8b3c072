import type { Play } from '@quorbit/contracts/plays/schema';
import type { AnswerValue } from '@quorbit/contracts/quizzes/question-kinds';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useCountdown } from '#lib/hooks/use-countdown.ts';
import { getConnection } from '#lib/server/connection.ts';
import { describeFailure } from '#lib/server/errors.ts';
import { trpc } from '#lib/server/trpc.ts';
import { useUser } from '#lib/session.ts';
import { AnswerSaver } from './answer-saver.ts';
import { openStoredAnswers } from './stored-answers.ts';
import type { StoredPlay } from './stored-play.ts';
import type { Game } from './use-game.ts';

/** Milliseconds between the tries to send a submission that failed. */
const RETRY_MS = 4000;

interface PlayOptions<Result> {
  game: Game<Result>;
  play: Play;
  /** The copy of the play on this device. */
  storedPlay: StoredPlay;
  onResult: (result: Result) => void;
}

/**
 * Manages a quiz that is being played: its answers, its time and its submission, which happens automatically once the
 * time is up.
 */
export function usePlay<Result>({ game, play, storedPlay, onResult }: PlayOptions<Result>) {
  const { client } = trpc.useUtils();
  const { id: userId } = useUser();
  const [saver] = useState(
    () =>
      new AnswerSaver(play, openStoredAnswers(userId, play.id), {
        save: (input) => client.plays.save.mutate(input),
        read: game.read,
      }),
  );
  const { answers, state, closedReason } = useSyncExternalStore(saver.subscribe, saver.get);
  const [current, setCurrent] = useState(0);
  const shown = play.questions[current];
  if (!shown) throw new Error(`The play ${play.id} has no question ${current}.`);
  const [timeIsUp, setTimeIsUp] = useState(false);
  const [isSubmitRequested, setSubmitRequested] = useState(false);
  const questionSince = useRef(Date.now());
  const [deadline] = useState(() => Date.now() + Date.parse(play.deadline) - Date.parse(play.now));
  const secondsLeft = useCountdown(deadline, () => setTimeIsUp(true));

  useEffect(() => saver.start(), [saver]);
  useEffect(() => storedPlay.saveAnswers(answers), [storedPlay, answers]);

  function submit(): void {
    game.submit.send({ quizId: play.quiz.id, answers: [...saver.get().answers] }, (result) => {
      saver.complete();
      storedPlay.clear();
      onResult(result);
    });
  }

  const refused = game.submit.error ? describeFailure(game.submit.error) : null;
  const closed = refused?.kind === 'refused' && Number(refused.status) < 500 ? refused.message : closedReason;
  // A submission that the user made without a network is sent again automatically.
  const unsent = isSubmitRequested && refused?.kind === 'network';
  useSubmitAtEnd({ due: (timeIsUp || unsent) && closed === null, failed: game.submit.isError, submit });
  useEffect(() => {
    if (closed !== null) storedPlay.clear();
  }, [closed, storedPlay]);

  function give(questionId: string, given: AnswerValue): void {
    const before = answers.find((answer) => answer.questionId === questionId)?.timeSpent ?? 0;
    saver.setAnswer({
      questionId,
      ...given,
      timeSpent: before + Math.round((Date.now() - questionSince.current) / 1000),
    });
    questionSince.current = Date.now();
  }

  function goTo(index: number): void {
    if (index < 0 || index >= play.questions.length) return;
    questionSince.current = Date.now();
    setCurrent(index);
  }

  function onSubmit(): void {
    setSubmitRequested(true);
    submit();
  }

  return { answers, state, closed, current, shown, secondsLeft, timeIsUp, unsent, give, goTo, onSubmit };
}

/** Submits the answers once `due` is true, and retries until the server has received them. */
function useSubmitAtEnd({ due, failed, submit }: { due: boolean; failed: boolean; submit: () => void }): void {
  const latest = useRef(submit);
  useEffect(() => {
    latest.current = submit;
  });
  useEffect(() => {
    if (!due) return;
    const send = () => latest.current();
    if (!failed) {
      send();
      return;
    }
    // Without a network the submission isn't sent again, because each try would show an error message.
    const timer = setInterval(() => getConnection().state !== 'offline' && send(), RETRY_MS);
    window.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [due, failed]);
}
