import type { Play } from '@quorbit/contracts/plays/schema';
import type { ReactNode } from 'react';

/** A quiz as it is handed in. */
interface Submission {
  id: string;
  quizId: string;
  answers: Play['answers'];
}

interface GameCalls<Result> {
  /** The game's. */
  id: string;
  /** Begins the next quiz, or goes on with the one that is being played. */
  start: {
    mutate: (input: { id: string }) => void;
    data: Play | undefined;
    error: unknown;
    isPending: boolean;
  };
  submit: {
    mutate: (input: Submission, then: { onSuccess: (result: Result) => void }) => void;
    error: unknown;
    isPending: boolean;
    isError: boolean;
  };
  /** The play as the server has it now. */
  read: () => Promise<Play>;
  /** What the button that leads out of the quiz says. */
  back: string;
  /** Said where a quiz couldn't be begun and the server had no words for it. */
  failed: string;
}

/** What the player of quizzes asks of a game: of a challenge, or of a tournament. */
export interface Game<Result> extends Omit<GameCalls<Result>, 'start' | 'submit'> {
  start: Omit<GameCalls<Result>['start'], 'mutate'> & { begin: () => void };
  submit: Omit<GameCalls<Result>['submit'], 'mutate'> & {
    send: (input: Omit<Submission, 'id'>, onSuccess: (result: Result) => void) => void;
  };
}

/** A component that plays quizzes of games; the route hands it over. */
export type GameQuizComponent = <Result>(props: GameQuizProps<Result>) => ReactNode;

export interface GameQuizProps<Result> {
  game: Game<Result>;
  /** Shows what a submitted quiz brought. @param next begins another one */
  result: (result: Result, next: () => void) => ReactNode;
  onClose: () => void;
}

export function useGame<Result>({ id, start, submit, ...rest }: GameCalls<Result>): Game<Result> {
  return {
    ...rest,
    id,
    start: { ...start, begin: () => start.mutate({ id }) },
    submit: { ...submit, send: (input, onSuccess) => submit.mutate({ id, ...input }, { onSuccess }) },
  };
}
