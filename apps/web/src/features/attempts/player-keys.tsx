import { LETTERS } from '@quorbit/contracts/quizzes/difficulty';
import { Key, KeysHint } from '#ui/keys-hint.tsx';

interface PlayerKeysProps {
  enabled: boolean;
  onChange: (on: boolean) => void;
  /** The number of choices of the question; 0 for a written answer. */
  choices: number;
}

/** A hint that lists the player's keyboard shortcuts, with a switch to turn them off. */
export function PlayerKeys({ enabled, onChange, choices }: PlayerKeysProps) {
  return (
    <KeysHint on={enabled} onChange={onChange}>
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
