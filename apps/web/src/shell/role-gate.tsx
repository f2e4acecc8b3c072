import { ADMINS_ONLY, PREMIUM_FEATURE } from '@quorbit/contracts/errors/messages';
import { Lock, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUser } from '#lib/session.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';

interface RoleGateProps {
  /** The roles that may see the content. `premium`: premium users and admins. `admin`: admins. */
  allow: 'premium' | 'admin';
  /** The page's title, which is shown even if access is refused. */
  title: string;
  children: ReactNode;
}

/**
 * Shows its children to users whose role is allowed, and tells others why they can't see the page. The server checks
 * the role again.
 */
export function RoleGate({ allow, title, children }: RoleGateProps) {
  const { role } = useUser();
  if (role === 'admin' || role === allow) return children;
  return (
    <>
      <PageHeader title={title} />
      <Card className="grid justify-items-center gap-4 py-10 text-center lg:py-14">
        <span className="grid size-20 place-items-center rounded-full border-4 border-accent/60" aria-hidden="true">
          {allow === 'premium' ? <Sparkles className="size-9" /> : <Lock className="size-9" />}
        </span>
        <div className="grid max-w-88 gap-1">
          <p className="text-lg font-semibold">{allow === 'premium' ? PREMIUM_FEATURE : ADMINS_ONLY}</p>
          <p className="text-quiet">
            {allow === 'premium'
              ? "It's free. Switch back whenever you like, and nothing you earned is lost."
              : 'Everything for learners is on your dashboard.'}
          </p>
        </div>
        {allow === 'premium' ? (
          <LinkButton to="/upgrade" look="primary">
            Upgrade
          </LinkButton>
        ) : (
          <LinkButton to="/">Back to your dashboard</LinkButton>
        )}
      </Card>
    </>
  );
}
