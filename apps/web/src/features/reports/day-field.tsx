import { useEffect, useRef, useState } from 'react';
import { TextField } from '#ui/forms/text-field.tsx';
import { isDay } from './report-filters.ts';

interface DayFieldProps {
  label: string;
  /** `YYYY-MM-DD` or ''. */
  value: string;
  onChange: (day: string) => void;
}

/** A day to filter by. A day that is half typed stays in the field and filters nothing yet. */
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
