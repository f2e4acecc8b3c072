import { MAX_TAGS, TAG_MAX } from '@quorbit/contracts/study-groups/limits';
import { addTag } from '@quorbit/contracts/study-groups/tags';
import { X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { TextField } from '#ui/forms/text-field.tsx';
import { joinTags, parseTags } from './group-values.ts';

interface TagsFieldProps {
  /** The tags, one per line. */
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** Field for tags: Enter adds a tag, and each tag has a button that removes it. */
export function TagsField({ value, error, onChange }: TagsFieldProps) {
  const [typed, setTyped] = useState('');
  const tags = parseTags(value);
  const full = tags.length >= MAX_TAGS;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    // Enter must not submit the form.
    event.preventDefault();
    const next = addTag(tags, typed);
    if (next === tags && typed.trim() !== '') return;
    onChange(joinTags(next));
    setTyped('');
  }

  return (
    <div className="grid gap-2">
      <TextField
        label="Tags"
        value={typed}
        error={error}
        maxLength={TAG_MAX}
        autoComplete="off"
        disabled={full}
        hint={full ? `That's ${MAX_TAGS}, the most a group can have.` : `Press Enter to add one. Up to ${MAX_TAGS}.`}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {tags.length > 0 && (
        <ul aria-label="Tags of the group" className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              key={tag}
              className="inline-flex min-w-0 items-center rounded-full border border-base-content/25 ps-3 text-sm font-semibold"
            >
              <span className="min-w-0 truncate">{tag}</span>
              <button
                type="button"
                aria-label={`Remove ${tag}`}
                onClick={() => onChange(joinTags(tags.filter((other) => other !== tag)))}
                className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-quiet hover:bg-base-200"
              >
                <X className="size-4" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
