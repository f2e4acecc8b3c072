import { EMAIL_TAKEN, MAX_ACCOUNTS, MAX_FILE_BYTES } from '@quorbit/contracts/account-creation/limits';
import { type ParsedPeople, parsePeople, rejectTaken } from '@quorbit/contracts/account-creation/parse-people';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { TEXT_FILE_TYPES } from '#lib/forms/read-text-file.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { useTextFile } from '#lib/forms/use-text-file.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FileButton } from '#ui/forms/file-button.tsx';
import { FormAlert } from '#ui/forms/form-alert.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { type SendList, useFindTaken } from './account-creation.mutations.ts';
import { OfflineNote } from './offline-note.tsx';
import { PeoplePreview } from './people-preview.tsx';

export const TOO_LARGE =
  'This file is larger than 1 MB. A list of 500 people is far smaller: save only the columns name, email and role.';
const FILE = { maxBytes: MAX_FILE_BYTES, tooLarge: TOO_LARGE };
const EXAMPLE = 'name,email,role\nAda Lovelace,ada@example.org,user\nGrace Hopper,grace@example.org,premium';

interface PeopleListFormProps {
  /** The list's text when the form opens; empty for none. */
  initialText: string;
  send: SendList;
  offline: boolean;
  /**
   * Called once the list was sent.
   * @param rest the rows that were left out, as CSV text.
   */
  onSent: (jobId: string, rest: string) => void;
}

/** A form for a list of people, pasted or from a file. The list is checked before any account is created. */
export function PeopleListForm({ initialText, send, offline, onSent }: PeopleListFormProps) {
  const { mutateAsync: findTaken } = useFindTaken();
  const [checked, setChecked] = useState<{ text: string; file: ParsedPeople } | null>(null);
  // A form clears its edits once it was sent. Sending only checks the list here, so the text becomes the initial value.
  const [text, setText] = useState(initialText);
  const form = useForm({
    initialValues: { people: text },
    validate: async ({ people }) => validateListText(people),
    send: async ({ people }) => {
      const file = parsePeople(people);
      const emails = file.valid.map(({ email }) => email);
      const taken = emails.length === 0 ? [] : await findTaken({ emails });
      setText(people);
      setChecked({ text: people, file: rejectTaken(file, taken, EMAIL_TAKEN) });
    },
  });
  const { people } = form.values;
  const textFile = useTextFile(FILE, (read) => form.set({ people: read }));

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <form {...form.form} className="grid gap-5">
        <div className="grid gap-2">
          <FileButton
            label="File with people"
            accept={TEXT_FILE_TYPES}
            onChoose={(file) => void textFile.choose(file)}
            reading={textFile.reading}
            onStop={textFile.stop}
          />
          <p className="text-sm text-quiet">
            An Excel or CSV file with the columns name, email and role: user, premium or admin. Without a role, people
            become users. Up to {MAX_ACCOUNTS} people at once.
          </p>
          {textFile.problem !== null && <FormAlert>{textFile.problem}</FormAlert>}
        </div>
        <TextArea
          {...form.field('people')}
          label="Or paste them here"
          hint="One person per line. You can fix a file's rows here, too."
          placeholder={EXAMPLE}
          rows={8}
          spellCheck={false}
          autoCapitalize="none"
          className="[&_textarea]:font-mono [&_textarea]:text-sm [&_textarea]:whitespace-pre"
        />
        {form.failure && <FormAlert>{form.failure.message}</FormAlert>}
        <div className="flex flex-wrap items-center gap-4">
          <Button
            type="submit"
            look={checked?.text === people ? 'secondary' : 'primary'}
            busy={form.busy}
            disabled={offline}
            icon={<ListChecks className="size-5" aria-hidden="true" />}
          >
            Check the list
          </Button>
          {offline && <OfflineNote />}
        </div>
      </form>
      {checked?.text === people && (
        <PeoplePreview key={people} file={checked.file} send={send} offline={offline} onSent={onSent} />
      )}
    </div>
  );
}

function validateListText(people: string) {
  if (people.trim() === '') return [{ path: 'people', message: 'Choose a file, or paste at least one row.' }];
  return people.length > MAX_FILE_BYTES ? [{ path: 'people', message: TOO_LARGE }] : [];
}
