import type { GroupDetails } from '@quorbit/contracts/study-groups/schema';
import { useState } from 'react';
import { Switch } from '#ui/forms/switch.tsx';
import { useAgree } from './study-groups.mutations.ts';

type Agreed = NonNullable<GroupDetails['agreed']>;

interface AgreementsProps {
  groupId: string;
  agreed: Agreed;
  offline: boolean;
}

/** Switches for what a member shares with the group; both are off until the member switches them on. */
export function Agreements({ groupId, agreed, offline }: AgreementsProps) {
  const agree = useAgree();
  // A switch changes at once, and back if the change couldn't be saved.
  const [settings, setSettings] = useState(agreed);
  const disabled = offline || agree.isPending;
  const choose = (change: Partial<Agreed>) => {
    const next = { ...settings, ...change };
    setSettings(next);
    agree.mutate({ id: groupId, ...next }, { onError: () => setSettings(settings) });
  };
  return (
    <section aria-labelledby="group-agreements" className="grid gap-3">
      <h2 id="group-agreements" className="text-lg">
        What you let this group know
      </h2>
      <Switch
        label="Show my percent to the admins"
        hint="Of the quizzes they set, and your share of the group's challenges. Otherwise they only see that you've done them."
        checked={settings.showsPercent}
        disabled={disabled}
        onChange={({ target }) => choose({ showsPercent: target.checked })}
      />
      <Switch
        label="Count my reviews in the group's memory"
        hint="Members see what the group is about to forget together. Nobody sees your own part."
        checked={settings.joinsMemory}
        disabled={disabled}
        onChange={({ target }) => choose({ joinsMemory: target.checked })}
      />
    </section>
  );
}
