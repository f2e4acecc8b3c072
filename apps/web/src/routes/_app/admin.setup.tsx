import { createFileRoute } from '@tanstack/react-router';
import { RegistrationSetting } from '#features/feature-switches/registration-setting.tsx';
import { BackupReminder } from '#features/health/backup-reminder.tsx';
import { MailTest } from '#features/health/mail-test.tsx';
import type { SetupAddress } from '#features/school/setup-address.ts';
import { SetupScreen } from '#features/school/setup-screen.tsx';
import { searchAs } from '#lib/words/search-as.ts';
import { RoleGate } from '#shell/role-gate.tsx';

export const Route = createFileRoute('/_app/admin/setup')({
  validateSearch: searchAs<SetupAddress>(),
  component: Setup,
});

function Setup() {
  const navigate = Route.useNavigate();
  return (
    <RoleGate allow="admin" title="Set up">
      <SetupScreen
        address={Route.useSearch()}
        onStep={(step) => navigate({ search: { step } })}
        contents={{ registration: <RegistrationSetting />, mail: <MailTest />, backup: <BackupReminder /> }}
      />
    </RoleGate>
  );
}
