import { useFocusWhenShown } from '#lib/hooks/use-focus-when-shown.ts';

/** Scrolls to and focuses a question that is shown, as `useFocusWhenShown` says. Returns the ref of its fieldset. */
export const useShownQuestion = () => useFocusWhenShown<HTMLFieldSetElement>();
