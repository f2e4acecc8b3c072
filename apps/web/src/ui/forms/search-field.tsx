import { useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Field, type FieldProps } from './field.tsx';

const DEBOUNCE_MS = 300;

interface SearchFieldProps extends FieldProps {
  /** The current search text. */
  value: string;
  placeholder?: string;
  className?: string;
  /** The pause in typing, in milliseconds, after which `onSearch` is called; 300 by default. */
  debounceMs?: number;
  /** Called with the trimmed text once typing has paused. */
  onSearch: (text: string) => void;
}

/** A one-line search field. It follows `value` when it changes from outside, e.g. with the browser's back button. */
export function SearchField({
  label,
  hint,
  error,
  className,
  value,
  placeholder,
  debounceMs = DEBOUNCE_MS,
  onSearch,
}: SearchFieldProps) {
  const [text, setText] = useState(value);
  /**
   * The last text that this field searched for. When it comes back as `value`, it must not replace text typed since
   * then.
   */
  const lastSearch = useRef(value);

  const router = useRouter();
  const search = useEffectEvent((next: string) => {
    // When the user is already on the way to another page, the search isn't started: it would change this page's
    // address and take the user back.
    const { location, resolvedLocation } = router.state;
    if (resolvedLocation && location.pathname !== resolvedLocation.pathname) return;
    lastSearch.current = next;
    onSearch(next);
  });

  useEffect(() => {
    if (value === lastSearch.current) return;
    lastSearch.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    const next = text.trim();
    if (next === lastSearch.current) return;
    const timer = setTimeout(() => search(next), debounceMs);
    return () => clearTimeout(timer);
  }, [text, debounceMs]);

  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(aria) => (
        <div className="relative">
          <Search
            className="pointer-events-none absolute start-3.5 top-1/2 size-5 -translate-y-1/2 text-quiet"
            aria-hidden="true"
          />
          <input
            {...aria}
            type="search"
            value={text}
            maxLength={100}
            placeholder={placeholder}
            onChange={(event) => setText(event.currentTarget.value)}
            className="field-control ps-11"
          />
        </div>
      )}
    </Field>
  );
}
