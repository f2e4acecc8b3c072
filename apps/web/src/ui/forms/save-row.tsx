import { Check } from 'lucide-react';
import { Button } from '#ui/buttons/button.tsx';
import { FormAlert } from '#ui/forms/form-alert.tsx';

interface SaveRowProps {
  /** What the button does, e.g. `Save name`. */
  label: string;
  form: { busy: boolean; sent: boolean; failure: { message: string } | null };
  /** Said after a success. */
  savedText?: string;
}

/** The foot of a form that stays open: what went wrong, the button, and that it worked. */
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

/** Tells that something was saved; the region is in the page from the start, or it wouldn't be read out. */
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
