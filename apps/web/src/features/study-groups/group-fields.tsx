import { GROUP_CATEGORIES } from '@quorbit/contracts/study-groups/categories';
import { GROUP_DESCRIPTION_MAX, GROUP_MEMBERS, GROUP_NAME } from '@quorbit/contracts/study-groups/limits';
import type { useForm } from '#lib/forms/use-form.ts';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { NumberField } from '#ui/forms/number-field.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import type { GroupValues } from './group-values.ts';
import { TagsField } from './tags-field.tsx';

type GroupForm = Pick<ReturnType<typeof useForm<keyof GroupValues>>, 'field' | 'set' | 'values' | 'failure'>;

const CATEGORIES = GROUP_CATEGORIES.map((category) => ({ value: category, label: category }));

/** The form fields of a group, for creating it and for its settings. */
export function GroupFields({ form: { field, set, values, failure } }: { form: GroupForm }) {
  const tags = field('tags');
  return (
    <>
      <TextField {...field('name')} label="Group name" required maxLength={GROUP_NAME.max} autoComplete="off" />
      <TextArea {...field('description')} label="Description" rows={3} maxLength={GROUP_DESCRIPTION_MAX} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select {...field('category')} label="Category" options={CATEGORIES} />
        <NumberField {...field('maxMembers')} label="Max members" min={GROUP_MEMBERS.min} max={GROUP_MEMBERS.max} />
      </div>
      <TagsField value={values.tags} error={tags.error} onChange={(next) => set({ tags: next })} />
      <Checkbox
        label={
          <>
            Private
            <span className="block text-sm text-quiet">Only people with the invite link can find and join it.</span>
          </>
        }
        checked={values.isPrivate === 'yes'}
        onChange={(event) => set({ isPrivate: event.currentTarget.checked ? 'yes' : 'no' })}
      />
      {failure && (
        <p role="alert" className="text-error">
          {failure.issues.length > 0 ? failure.issues.map(({ message }) => message).join(' ') : failure.message}
        </p>
      )}
    </>
  );
}
