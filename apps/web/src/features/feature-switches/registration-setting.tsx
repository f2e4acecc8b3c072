import { useReauthentication } from '#features/administration/use-reauthentication.tsx';
import { useConnection } from '#lib/server/connection.ts';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { useSetSwitch } from './feature-switches.mutations.ts';
import { useManagedSwitches } from './feature-switches.queries.ts';
import { RegistrationSwitch } from './registration-switch.tsx';

/** The admins' setting for who may create an account, saved as soon as an option is chosen. */
export function RegistrationSetting() {
  const { confirmed, dialog } = useReauthentication();
  const { mutate, isPending, variables: pendingChange } = useSetSwitch(confirmed);
  const offline = useConnection().state === 'offline';
  return (
    <>
      <QueryView
        view={useManagedSwitches()}
        loading={{ label: 'Loading who may join', shape: <Skeleton className="h-26" /> }}
        failing={{ message: "This setting didn't load.", reassurance: 'It stays as it is.' }}
      >
        {({ saved: { registration } }) => (
          <RegistrationSwitch
            value={isPending && pendingChange?.name === 'registration' ? pendingChange.to : registration}
            disabled={offline || isPending}
            onChange={(to) => mutate({ name: 'registration', was: registration, to })}
          />
        )}
      </QueryView>
      {dialog}
    </>
  );
}
