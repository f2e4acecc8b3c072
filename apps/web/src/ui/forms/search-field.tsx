import { useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Field, type FieldProps } from './field.tsx';

const DEBOUNCE_MS = 300;

interface SearchFieldProps extends FieldProps {
  /** What is searched for now. */
  value: string;
  placeholder?: string;
  className?: string;
  /** Milliseconds; 300 unless said. */
  debounceMs?: number;
  /** Called once typing has paused. */
  onSearch: (text: string) => void;
}

/** One line to search with. Follows `value` when it changes from elsewhere, e.g. by the browser's back button. */
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
  /** The last text that was searched for from here: its own echo must not replace what is typed meanwhile. */
  const lastSearch = useRef(value);

  const router = useRouter();
  const search = useEffectEvent((next: string) => {
    // A person on the way to another page would be called back by a new address of this one.
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
