import { LETTERS } from '@quorbit/contracts/quizzes/difficulty';
import { Key, KeysHint } from '#ui/keys-hint.tsx';

interface CheckKeysProps {
  enabled: boolean;
  onChange: (on: boolean) => void;
  /** The number of choices of the question; 0 for a written answer. */
  choices: number;
  /** Whether one key is the whole answer. */
  oneTap: boolean;
}

/** A hint that lists the keyboard shortcuts of mode `check`, with a switch to turn them off. */
export function CheckKeys({ enabled, onChange, choices, oneTap }: CheckKeysProps) {
  return (
    <KeysHint on={enabled} onChange={onChange}>
      {choices > 0 && (
        <span>
          {oneTap && choices <= LETTERS.length && (
            <>
              <Key>A</Key>–<Key>{LETTERS[choices - 1]}</Key> or{' '}
            </>
          )}
          <Key>1</Key>–<Key>{choices}</Key> {oneTap ? 'answer' : 'choose'}
        </span>
      )}
      {!oneTap && (
        <span>
          <Key>Enter</Key> checks
        </span>
      )}
    </KeysHint>
  );
}
