import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Focuses a field by name, once its form is rendered. */
export function useJump(box: RefObject<HTMLElement | null>): (field: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const field = wanted.current;
    if (field === null) return;
    wanted.current = null;
    const found = fieldIn(box.current, field);
    found?.focus();
    found?.scrollIntoView?.({ block: 'center' });
  });
  return useCallback((field: string) => {
    wanted.current = field;
  }, []);
}

/** An error about several fields together belongs to the first of them. */
function fieldIn(box: HTMLElement | null, field: string): HTMLElement | null {
  const fields = [...(box?.querySelectorAll<HTMLElement>('[name]') ?? [])];
  const name = (element: HTMLElement) => element.getAttribute('name') ?? '';
  return fields.find((one) => name(one) === field) ?? fields.find((one) => name(one).startsWith(`${field}.`)) ?? null;
}
