import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@quorbit/contracts/accounts/demo-accounts';
import type { Role } from '@quorbit/contracts/accounts/roles';
import { type ReactNode, useId } from 'react';
import { Button } from '#ui/buttons/button.tsx';

const ROLE_LABELS: Partial<Record<Role, string>> = { user: 'Learner', premium: 'Premium' };
/**
 * The demo accounts to offer. Admin accounts are left out, because their password is only printed when the server
 * starts.
 */
const OFFERED_ACCOUNTS = DEMO_ACCOUNTS.filter(({ role }) => ROLE_LABELS[role]);

interface DemoAccountsProps {
  onPick: (account: { email: string; password: string }) => void;
}

/** The accounts of a demo installation; a tap fills in the login form. */
export function DemoAccounts({ onPick }: DemoAccountsProps): ReactNode {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-3 rounded-card border border-dashed border-base-content/25 p-4"
    >
      <div>
        <h2 id={titleId} className="text-base">
          Just looking around?
        </h2>
        <p className="text-sm text-quiet">Pick a demo account. Both come with three weeks of history.</p>
      </div>
      <div className="grid grid-cols-2 gap-2">
        {OFFERED_ACCOUNTS.map(({ email, role }) => (
          <Button key={email} className="px-2" onClick={() => onPick({ email, password: DEMO_PASSWORD })}>
            {ROLE_LABELS[role]}
          </Button>
        ))}
      </div>
    </section>
  );
}
