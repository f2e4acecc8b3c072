import { LETTERS } from '@quorbit/contracts/quizzes/difficulty';
import { Key, KeysHint } from '#ui/keys-hint.tsx';

interface PlayerKeysProps {
  on: boolean;
  onChange: (on: boolean) => void;
  /** How many there are to choose from; 0 where the answer is written. */
  choices: number;
}

/** The keys of the player. */
export function PlayerKeys({ on, onChange, choices }: PlayerKeysProps) {
  return (
    <KeysHint on={on} onChange={onChange}>
      {choices > 0 && (
        <span>
          {choices <= LETTERS.length && (
            <>
              <Key>A</Key>–<Key>{LETTERS[choices - 1]}</Key> or{' '}
            </>
          )}
          <Key>1</Key>–<Key>{choices}</Key> choose
        </span>
      )}
      <span>
        <Key>←</Key> <Key>→</Key> move
      </span>
      <span>
        <Key>F</Key> flags
      </span>
    </KeysHint>
  );
}
