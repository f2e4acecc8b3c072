import { MAX_MESSAGE } from '@quorbit/contracts/tutor/limits';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import type { Chat } from './use-chat.ts';

/** The text field of the chat: Enter sends, Shift+Enter begins a line. */
export function Composer({ chat }: { chat: Chat }) {
  const id = useId();
  const { form, asking } = chat;
  const { error, ...field } = form.field('message');
  const busy = asking !== null || form.busy;
  const blank = field.value.trim() === '';

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    // Within an input method's composition, Enter chooses a character and doesn't send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!busy && !blank) event.currentTarget.form?.requestSubmit();
  }

  return (
    <form {...form.form} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
      <label htmlFor={id} className="sr-only">
        Message
      </label>
      <textarea
        {...field}
        id={id}
        rows={1}
        maxLength={MAX_MESSAGE}
        readOnly={busy}
        autoComplete="off"
        placeholder="Ask me anything…"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        onKeyDown={onKeyDown}
        className="field-control max-h-40 resize-none field-sizing-content"
      />
      <button
        type="submit"
        aria-label="Send"
        disabled={busy || blank}
        className="grid size-11 shrink-0 place-items-center rounded-field bg-primary text-primary-content enabled:cursor-pointer disabled:opacity-45"
      >
        <SendHorizontal className="size-5" aria-hidden="true" />
      </button>
      {error && (
        <p id={`${id}-error`} className="col-span-2 text-sm text-error">
          {error}
        </p>
      )}
    </form>
  );
}
