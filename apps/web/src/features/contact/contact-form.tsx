import { contactInput, MAX_MESSAGE } from '@quorbit/contracts/contact/schema';
import { Send } from 'lucide-react';
import { useFormDraft } from '#lib/forms/form-drafts.ts';
import { listIssues } from '#lib/forms/list-issues.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { formatRefusal } from '#lib/server/format-refusal.ts';
import { useUser } from '#lib/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FormAlert } from '#ui/forms/form-alert.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useSendMessage } from './contact.mutations.ts';

const NOT_SENT = 'Failed to send message. Please try again.';

/** The contact form: a message with the sender's name and e-mail address, prefilled from the account. */
export function ContactForm({ offline }: { offline: boolean }) {
  const { name, email } = useUser();
  const { mutateAsync } = useSendMessage();
  const form = useForm({
    initialValues: { from_name: name, from_email: email, message: '' },
    validate: async (values) => listIssues(contactInput, values),
    send: (values) => mutateAsync(contactInput.parse(values)),
    draft: useFormDraft('contact'),
  });
  return (
    <form {...form.form} className="grid gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...form.field('from_name')} label="Name" required maxLength={100} autoComplete="name" />
        <TextField
          {...form.field('from_email')}
          label="E-mail"
          hint="We'll answer to this address."
          required
          type="email"
          autoComplete="email"
          autoCapitalize="none"
        />
      </div>
      <TextArea {...form.field('message')} label="Message" required rows={8} maxLength={MAX_MESSAGE} />
      {form.failure && <FormAlert>{formatRefusal(form.failure, NOT_SENT)}</FormAlert>}
      <div className="flex flex-wrap items-center gap-4">
        <Button
          type="submit"
          look="primary"
          busy={form.busy}
          disabled={offline}
          icon={<Send className="size-5" aria-hidden="true" />}
        >
          {form.busy ? 'Sending…' : 'Send message'}
        </Button>
        {offline && <p className="text-quiet">You're offline. What you typed stays here until you can send it.</p>}
      </div>
    </form>
  );
}
