import { Check } from 'lucide-react';
import { Button } from '#ui/buttons/button.tsx';
import { FormAlert } from '#ui/forms/form-alert.tsx';

interface SaveRowProps {
  /** The button's label, e.g. `Save name`. */
  label: string;
  form: { busy: boolean; sent: boolean; failure: { message: string } | null };
  /** The message shown after a success. */
  savedText?: string;
}

/** The bottom of a form that stays open: the error, the button, and a message after a success. */
export function SaveRow({ label, form, savedText = 'Saved' }: SaveRowProps) {
  return (
    <>
      {form.failure && <FormAlert>{form.failure.message}</FormAlert>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={form.busy}>
          {label}
        </Button>
        <SavedNote show={form.sent}>{savedText}</SavedNote>
      </div>
    </>
  );
}

/**
 * A message that something was saved. Its region is in the page from the start, because it wouldn't be read out
 * otherwise.
 */
export function SavedNote({ show, children }: { show: boolean; children: string }) {
  return (
    <p role="status" className="flex min-h-6 items-center gap-1.5 text-success">
      {show && (
        <>
          <Check className="size-5 shrink-0" aria-hidden="true" />
          {children}
        </>
      )}
    </p>
  );
}
