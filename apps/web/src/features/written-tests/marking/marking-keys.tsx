import { Key, KeysHint } from '#ui/keys-hint.tsx';

/** The list of keyboard shortcuts for marking, with a switch for single keys. */
export function MarkingKeys({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  return (
    <KeysHint on={on} onChange={onChange}>
      <span>
        <Key>0</Key>–<Key>9</Key> give points
      </span>
      <span>
        <Key>Backspace</Key> clears the last
      </span>
      <span>
        <Key>K</Key> <Key>J</Key> previous, next
      </span>
      <span>
        <Key>Ctrl</Key>+<Key>Enter</Key> saves
      </span>
    </KeysHint>
  );
}
