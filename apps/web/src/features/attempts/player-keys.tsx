import { Key, KeysHint } from '#ui/keys-hint.tsx';

/** The keys of the player. */
export function PlayerKeys({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  return (
    <KeysHint on={on} onChange={onChange}>
      <span>
        <Key>A</Key>–<Key>D</Key> or <Key>1</Key>–<Key>4</Key> choose
      </span>
      <span>
        <Key>←</Key> <Key>→</Key> move
      </span>
      <span>
        <Key>F</Key> flags
      </span>
    </KeysHint>
  );
}
