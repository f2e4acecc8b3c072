import { useUser } from '#lib/session.ts';
import { findRoleSwitch, ROLE_NAMES } from '#lib/words/roles.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useSwitchRole } from '../use-switch-role.ts';
import { Setting } from './settings-group.tsx';

/** The setting that shows the role, with a button to switch between the two roles that users can choose themselves. */
export function RoleSetting() {
  const user = useUser();
  const switchRole = useSwitchRole();
  const roleSwitch = findRoleSwitch(user.role);
  return (
    <Setting
      title="Role"
      why={
        roleSwitch ? "Switch as often as you like. It's free, and you won't lose anything you've earned." : undefined
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="font-semibold">{ROLE_NAMES[user.role]}</p>
        {roleSwitch && (
          <Button
            busy={switchRole.isPending}
            onClick={() => switchRole.mutate({ userId: user.id, role: roleSwitch.to })}
          >
            {roleSwitch.label}
          </Button>
        )}
      </div>
    </Setting>
  );
}
