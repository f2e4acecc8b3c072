import { useEffect, useRef, useState } from 'react';
import { TextField } from '#ui/forms/text-field.tsx';
import { isDay } from './report-filters.ts';

interface DayFieldProps {
  label: string;
  /** The day as `YYYY-MM-DD`; an empty string for none. */
  value: string;
  onChange: (day: string) => void;
}

/** A field for a day to filter by. A half-typed day stays in the field and doesn't filter yet. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const [text, setText] = useState(value);
  const lastValue = useRef(value);

  useEffect(() => {
    if (value === lastValue.current) return;
    lastValue.current = value;
    setText(value);
  }, [value]);

  function change(next: string): void {
    setText(next);
    if (next !== '' && !isDay(next)) return;
    lastValue.current = next;
    onChange(next);
  }

  return (
    <TextField
      label={label}
      type="date"
      min="1900-01-01"
      className="max-sm:col-span-2"
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
