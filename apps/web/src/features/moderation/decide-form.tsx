import type { ModerationAction } from '@quorbit/contracts/moderation/actions';
import { decideInput, type ModerationCase } from '@quorbit/contracts/moderation/schema';
import { ACTION_WORDS, DONE_WORDS, MAX_REASON } from '@quorbit/contracts/moderation/words';
import { issuesOf } from '#lib/issues-of.ts';
import { notify } from '#lib/notifications.ts';
import { useForm } from '#lib/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FormAlert } from '#ui/form-alert.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { Confirmed } from './case-screen.tsx';
import { useDecide } from './moderation.mutations.ts';

/** What each decision means, said before it is made. */
const MEANS: Record<ModerationAction, string> = {
  dismiss: 'Nothing happens, and nobody is told.',
  hide_question: 'The quiz gets a version without it, and its reviews stop. Attempts that were taken stay as they are.',
  take_down_quiz: 'The quiz leaves lists, groups and devices. Attempts stay. Its author can edit but not publish it.',
  warn: 'The person reads your reason, and nothing else happens.',
  suspend: 'Logs the person out everywhere and hides them. Groups that they run alone get another admin.',
};

interface DecideFormProps {
  about: ModerationCase;
  confirmed: Confirmed;
}

/** What to do about a case, and why: the reason is what the person concerned reads. */
export function DecideForm({ about: { id: caseId, actions, subject }, confirmed }: DecideFormProps) {
  const { mutateAsync } = useDecide();
  const form = useForm<'action' | 'reason'>({
    start: { action: '', reason: '' },
    check: async (values) => {
      if (values.action === '') return [{ path: 'action', message: 'Choose a decision.' }];
      return issuesOf(decideInput, { caseId, ...values });
    },
    send: async (values) => {
      const input = decideInput.parse({ caseId, ...values });
      await confirmed(() => mutateAsync(input));
      notify(`${DONE_WORDS[input.action]}.`, { type: 'success' });
    },
  });
  const chosen = actions.find((action) => action === form.values.action);
  return (
    <Card>
      <form {...form.form} className="grid gap-4">
        <h2 className="text-xl">Decide</h2>
        <Select
          {...form.field('action')}
          label="Decision"
          hint={chosen && MEANS[chosen]}
          required
          options={[
            { value: '', label: 'Choose a decision' },
            ...actions.map((action) => ({ value: action, label: ACTION_WORDS[action] })),
          ]}
        />
        {chosen !== undefined && chosen !== 'dismiss' && (
          <TextArea
            {...form.field('reason')}
            label="Reason"
            hint={subject === null ? 'For the log of this case.' : `${subject.name} reads it. Don't name who reported.`}
            required
            maxLength={MAX_REASON}
            rows={5}
          />
        )}
        {form.failure && <FormAlert>{form.failure.message}</FormAlert>}
        <div>
          <Button type="submit" look={chosen === 'dismiss' ? 'secondary' : 'primary'} busy={form.busy}>
            {chosen === undefined ? 'Decide' : ACTION_WORDS[chosen]}
          </Button>
        </div>
      </form>
    </Card>
  );
}
