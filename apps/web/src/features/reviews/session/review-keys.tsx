import { Key, KeysHint } from '#ui/keys-hint.tsx';

/** Lists the keyboard shortcuts of a review, with a switch that turns them off. */
export function ReviewKeys({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  return (
    <KeysHint on={on} onChange={onChange}>
      <span>
        <Key>A</Key>–<Key>D</Key> choose
      </span>
      <span>
        <Key>Space</Key> shows the answer
      </span>
      <span>
        <Key>1</Key>–<Key>3</Key> your confidence, then your rating
      </span>
      <span>
        <Key>U</Key> undoes
      </span>
    </KeysHint>
  );
}
