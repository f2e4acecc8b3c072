import { formatMissingVariables, SWITCH_TEXTS } from '@quorbit/contracts/feature-switches/messages';
import type { ManagedSwitches, SetSwitchInput } from '@quorbit/contracts/feature-switches/schema';
import { FEATURES, type Feature } from '@quorbit/contracts/feature-switches/switches';
import { useReauthentication, type WithReauthentication } from '#features/administration/use-reauthentication.tsx';
import { useConnection } from '#lib/server/connection.ts';
import { Card } from '#ui/card.tsx';
import { Switch } from '#ui/forms/switch.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useSetSwitch } from './feature-switches.mutations.ts';
import { useManagedSwitches } from './feature-switches.queries.ts';
import { RegistrationSwitch } from './registration-switch.tsx';

const LIST = 'grid max-w-3xl gap-4';

/** The page on which admins switch features on and off. */
export function SwitchesScreen() {
  const { confirmed, dialog } = useReauthentication();
  const offline = useConnection().state === 'offline';
  return (
    <>
      <PageHeader title="Switches" description="Turn features off for a while. What's already running ends as usual." />
      {offline && <p className="mb-4 text-quiet">You're offline. Changing a switch needs a connection.</p>}
      <QueryView
        view={useManagedSwitches()}
        loading={{
          label: 'Loading the switches',
          className: LIST,
          shape: <Skeletons count={FEATURES.length + 1} className="h-36 rounded-card sm:h-30" />,
        }}
        failing={{ message: "The switches didn't load.", reassurance: 'They stay as they are.' }}
      >
        {(managed) => <Rows managed={managed} confirmed={confirmed} offline={offline} />}
      </QueryView>
      {dialog}
    </>
  );
}

interface RowsProps {
  managed: ManagedSwitches;
  confirmed: WithReauthentication;
  offline: boolean;
}

function Rows({ managed: { saved, lacking }, confirmed, offline }: RowsProps) {
  const { mutate, isPending, variables: pendingChange } = useSetSwitch(confirmed);
  // The requested value is shown at once; if the server refuses, the saved value returns.
  const shownSwitches = isPending && pendingChange ? { ...saved, [pendingChange.name]: pendingChange.to } : saved;
  const disabled = offline || isPending;
  const set = (change: SetSwitchInput) => mutate(change);
  return (
    <ul className={LIST}>
      <li>
        <Card className="grid gap-2">
          <RegistrationSwitch
            value={shownSwitches.registration}
            disabled={disabled}
            onChange={(to) => set({ name: 'registration', was: saved.registration, to })}
          />
          <p className="text-sm text-quiet">
            {SWITCH_TEXTS.registration.description} {SWITCH_TEXTS.registration.whileOff}
          </p>
        </Card>
      </li>
      {FEATURES.map((feature) => (
        <li key={feature}>
          <FeatureRow
            feature={feature}
            on={shownSwitches[feature]}
            missing={lacking.find((lackingFeature) => lackingFeature.feature === feature)?.variables}
            disabled={disabled}
            onSet={(to) => set({ name: feature, was: saved[feature], to })}
          />
        </li>
      ))}
    </ul>
  );
}

interface FeatureRowProps {
  feature: Feature;
  on: boolean;
  /** The environment variables that must be set before the feature works; undefined if none is missing. */
  missing: readonly string[] | undefined;
  disabled: boolean;
  onSet: (on: boolean) => void;
}

function FeatureRow({ feature, on, missing, disabled, onSet }: FeatureRowProps) {
  const { label, description, whileOff } = SWITCH_TEXTS[feature];
  return (
    <Card>
      <Switch
        label={label}
        checked={on && !missing}
        disabled={disabled || missing !== undefined}
        onChange={({ currentTarget }) => onSet(currentTarget.checked)}
        hint={
          <>
            {description} <span className="block">While it's off: {whileOff}</span>
            {missing && (
              <strong className="mt-1 block text-base-content">{formatMissingVariables(feature, missing)}</strong>
            )}
          </>
        }
      />
    </Card>
  );
}
