import { INVALID_INVITATION, OWN_INVITATION } from '@quorbit/contracts/invitations/messages';
import type { Invitation } from '@quorbit/contracts/invitations/schema';
import { GROUP_FULL } from '@quorbit/contracts/study-groups/messages';
import { Link, useNavigate } from '@tanstack/react-router';
import { useSession } from '#lib/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { buttonClasses } from '#ui/buttons/button-classes.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useAcceptInvitation } from './invitations.mutations.ts';
import { useInvitation } from './invitations.queries.ts';

/** The page of an invite link, to become friends or join a group, with or without an account. */
export function InvitationScreen({ code }: { code: string }) {
  const view = useInvitation(code);
  const signedIn = useSession() !== null;
  const deadLinkNote = (
    <>
      <p className="mb-6">{INVALID_INVITATION}</p>
      <LinkButton to={signedIn ? '/' : '/welcome'} look="primary" className="w-full">
        {signedIn ? 'Go to home' : 'See what Quorbit is'}
      </LinkButton>
    </>
  );
  return (
    <>
      <PageHeader title={view.state === 'failing' && view.missing ? "This link doesn't work" : "You're invited"} />
      <QueryView
        view={view}
        loading={{
          label: 'Loading the invitation',
          shape: <Skeletons count={2} className="mb-4 h-12 rounded-field" />,
        }}
        failing={{ message: "We couldn't load the invitation." }}
        missing={deadLinkNote}
        hideNote
      >
        {(invitation) => <InvitationDetails invitation={invitation} code={code} signedIn={signedIn} />}
      </QueryView>
    </>
  );
}

interface InvitationDetailsProps {
  invitation: Invitation;
  code: string;
  signedIn: boolean;
}

function InvitationDetails({ invitation, code, signedIn }: InvitationDetailsProps) {
  const { kind, name, standing } = invitation;
  if (standing === 'full') return <p>{GROUP_FULL} Ask its admin for a place.</p>;
  if (standing === 'own') {
    return (
      <>
        <p className="mb-6">{OWN_INVITATION}</p>
        <LinkButton to="/friends" look="primary" className="w-full">
          Open friends
        </LinkButton>
      </>
    );
  }
  if (standing === 'done') return <AcceptedNote invitation={invitation} />;
  return (
    <>
      <p className="mb-6 wrap-anywhere">
        {kind === 'group' ? 'Join ' : ''}
        <strong>{name}</strong>
        {kind === 'group'
          ? ' to learn with its members and take the quizzes they share.'
          : ' would like to be friends with you on Quorbit.'}
      </p>
      {signedIn ? <Accept invitation={invitation} code={code} /> : <SignUp code={code} />}
    </>
  );
}

function AcceptedNote({ invitation: { kind, name, groupId } }: { invitation: Invitation }) {
  return (
    <>
      <p className="mb-6 wrap-anywhere">
        {kind === 'group' ? "You're already in " : "You're already friends with "}
        <strong>{name}</strong>.
      </p>
      {kind === 'group' && groupId !== null ? (
        <Link to="/study-groups/$groupId" params={{ groupId }} className={buttonClasses('primary', 'w-full')}>
          Open the group
        </Link>
      ) : (
        <LinkButton to="/friends" look="primary" className="w-full">
          Open friends
        </LinkButton>
      )}
    </>
  );
}

function Accept({ invitation: { kind }, code }: Omit<InvitationDetailsProps, 'signedIn'>) {
  const accept = useAcceptInvitation();
  const navigate = useNavigate();
  return (
    <div className="grid gap-3">
      <Button
        look="primary"
        busy={accept.isPending}
        onClick={() =>
          accept.mutate(
            { code },
            {
              onSuccess: ({ groupId }) =>
                groupId === null
                  ? navigate({ to: '/friends' })
                  : navigate({ to: '/study-groups/$groupId', params: { groupId } }),
            },
          )
        }
      >
        {kind === 'group' ? 'Join group' : 'Become friends'}
      </Button>
      <LinkButton to="/">Not now</LinkButton>
    </div>
  );
}

/** Buttons to register or log in; both lead back to the invitation. */
function SignUp({ code }: { code: string }) {
  const next = `/invite/${encodeURIComponent(code)}`;
  return (
    <div className="grid gap-3">
      <Link to="/register" search={{ next }} className={buttonClasses('primary')}>
        Create account
      </Link>
      <Link to="/login" search={{ next }} className={buttonClasses('secondary')}>
        Log in
      </Link>
      <p className="text-sm text-quiet">Quorbit is free. You'll come back to this invitation once you're logged in.</p>
    </div>
  );
}
