import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '../buttons/button.tsx';
import { Dialog } from '../dialogs/dialog.tsx';

interface FormDialogProps {
  title: string;
  /** The label of the button that sends the form. */
  action: string;
  /** The form's props and state, as returned by `useForm`. */
  form: { form: ComponentProps<'form'>; busy: boolean };
  /** The fields inside the form. */
  children: ReactNode;
  /** Fields outside the form, in which Enter must not send it. */
  outsideFields?: ReactNode;
  /** The reason why the form couldn't be sent; null if it didn't fail. */
  failure: string | null;
  onClose: () => void;
}

/** A form in a modal dialog. */
export function FormDialog({ title, action, form, children, outsideFields, failure, onClose }: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} look="primary" busy={form.busy}>
            {action}
          </Button>
        </>
      }
    >
      <form {...form.form} id={formId} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {children}
      </form>
      {outsideFields}
      {failure !== null && (
        <p role="alert" className="font-semibold text-error">
          {failure}
        </p>
      )}
    </Dialog>
  );
}
