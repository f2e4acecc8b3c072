/**
 * The appearance of a button. `primary`: the one main action of a screen. `accent`: the main action on a neutral panel.
 * `danger`: an action that can't be undone.
 */
export type ButtonLook = 'primary' | 'secondary' | 'accent' | 'quiet' | 'danger';

const LOOKS: Record<ButtonLook, string> = {
  primary: 'btn-primary',
  secondary: 'border-base-content/25 bg-base-100 hover:bg-base-200',
  accent: 'btn-accent',
  quiet: 'btn-ghost',
  danger: 'btn-error',
};

/** Returns the classes of an element that looks like a button: at least 44 px high, with text of 16 px. */
export function buttonClasses(look: ButtonLook, more = ''): string {
  return `btn text-base font-semibold active:scale-98 aria-disabled:pointer-events-auto ${LOOKS[look]} ${more}`;
}
