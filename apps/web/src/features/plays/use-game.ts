import type { Play } from '@quorbit/contracts/plays/schema';
import type { ReactNode } from 'react';

/** The data that submits a quiz of a game. */
interface Submission {
  id: string;
  quizId: string;
  answers: Play['answers'];
}

interface GameCalls<Result> {
  /** The game's id, i.e. that of a challenge or tournament. */
  id: string;
  /** Begins the game's next quiz, or continues the quiz that is being played. */
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
  /** Fetches the play in its current state from the server. */
  read: () => Promise<Play>;
  /** The label of the button that leaves the quiz. */
  back: string;
  /** The message shown if a quiz couldn't be begun and the server gave no reason. */
  failed: string;
}

/** The operations that the quiz player needs from a game, i.e. a challenge or a tournament. */
export interface Game<Result> extends Omit<GameCalls<Result>, 'start' | 'submit'> {
  start: Omit<GameCalls<Result>['start'], 'mutate'> & { begin: () => void };
  submit: Omit<GameCalls<Result>['submit'], 'mutate'> & {
    send: (input: Omit<Submission, 'id'>, onSuccess: (result: Result) => void) => void;
  };
}

/** A component that plays the quizzes of games; the route passes it in. */
export type GameQuizComponent = <Result>(props: GameQuizProps<Result>) => ReactNode;

export interface GameQuizProps<Result> {
  game: Game<Result>;
  /** Renders the result of a submitted quiz. @param next begins another quiz */
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
