import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Returns a function that focuses a field by name once its form is rendered. */
export function useFocusField(container: RefObject<HTMLElement | null>): (field: string) => void {
  const pendingField = useRef<string | null>(null);
  useEffect(() => {
    const field = pendingField.current;
    if (field === null) return;
    pendingField.current = null;
    const target = findField(container.current, field);
    target?.focus();
    target?.scrollIntoView?.({ block: 'center' });
  });
  return useCallback((field: string) => {
    pendingField.current = field;
  }, []);
}

/** Finds a field by its name, or else the first field of the group with that name, for errors about several fields. */
function findField(container: HTMLElement | null, field: string): HTMLElement | null {
  const fields = [...(container?.querySelectorAll<HTMLElement>('[name]') ?? [])];
  const name = (element: HTMLElement) => element.getAttribute('name') ?? '';
  return (
    fields.find((element) => name(element) === field) ??
    fields.find((element) => name(element).startsWith(`${field}.`)) ??
    null
  );
}
