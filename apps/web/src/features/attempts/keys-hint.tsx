import { Checkbox } from '#ui/checkbox.tsx';

const KEY = 'rounded-md border border-base-content/30 bg-base-100 px-1.5 font-display text-sm font-semibold';

/** Tells the keys to whom has some, and lets them be switched off (WCAG 2.1.4). */
export function KeysHint({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  return (
    <div className="hidden flex-wrap items-center gap-x-6 text-sm text-quiet pointer-fine:md:flex">
      <Checkbox label="Use keys" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      {on && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span>
            <kbd className={KEY}>A</kbd>–<kbd className={KEY}>D</kbd> or <kbd className={KEY}>1</kbd>–
            <kbd className={KEY}>4</kbd> choose
          </span>
          <span>
            <kbd className={KEY}>←</kbd> <kbd className={KEY}>→</kbd> move
          </span>
          <span>
            <kbd className={KEY}>F</kbd> flags
          </span>
        </p>
      )}
    </div>
  );
}
