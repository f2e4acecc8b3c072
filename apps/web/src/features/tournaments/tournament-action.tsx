import type { Tournament } from '@quorbit/contracts/tournaments/views';
import { useState } from 'react';
import { useSwitchedOffNote } from '#features/feature-switches/use-switched-off-note.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useRegisterForTournament, useWithdraw } from './tournaments.mutations.ts';

interface TournamentActionProps {
  tournament: Tournament;
  /** The XP that the user can spend. */
  balance: number;
  admin: boolean;
  offline: boolean;
  /** Opens the tournament's page; null if that page is already open. */
  onOpen: (() => void) | null;
  onPlay: () => void;
}

/** The buttons for what the user can do about a tournament now: register, continue, withdraw or view it. */
export function TournamentAction({ tournament, balance, admin, offline, onOpen, onPlay }: TournamentActionProps) {
  const { name, status, userParticipation } = tournament;
  const withdrawable = status === 'registration_open' && userParticipation !== null;
  return (
    <footer className="flex flex-wrap items-center gap-3">
      <NextStep
        tournament={tournament}
        balance={balance}
        admin={admin}
        offline={offline}
        onOpen={onOpen}
        onPlay={onPlay}
      />
      {withdrawable && <Withdraw tournament={tournament} offline={offline} />}
      {onOpen && (
        <Button look="quiet" disabled={offline} onClick={onOpen}>
          View Tournament<span className="sr-only"> {name}</span>
        </Button>
      )}
    </footer>
  );
}

function NextStep({ tournament, balance, admin, offline, onOpen, onPlay }: TournamentActionProps) {
  const { name, status, userParticipation } = tournament;
  const of = <span className="sr-only"> {name}</span>;
  if (userParticipation === null) {
    // Admins see all answers, so they can't take part.
    if (admin || status === 'completed') return null;
    if (status === 'registration_open') return <Register tournament={tournament} balance={balance} offline={offline} />;
    return <Button disabled>Registration Closed{of}</Button>;
  }
  const { canPlay, openPlay } = userParticipation;
  if (status !== 'in_progress') return status === 'completed' ? null : <Button disabled>Registered{of}</Button>;
  const go = canPlay || openPlay !== null ? onPlay : onOpen;
  if (go === null) return null;
  return (
    <Button look="primary" disabled={offline && openPlay === null} onClick={go}>
      Continue Tournament{of}
    </Button>
  );
}

interface ConfirmedActionProps {
  tournament: Tournament;
  offline: boolean;
}

/** The button to register; it asks for confirmation first if there's an entry fee. */
function Register({ tournament, balance, offline }: ConfirmedActionProps & { balance: number }) {
  const { id, name, settings } = tournament;
  const { entryFee } = settings;
  const register = useRegisterForTournament();
  const off = useSwitchedOffNote('tournaments');
  const [confirming, setConfirming] = useState(false);
  const send = () => register.mutate({ id }, { onSuccess: () => setConfirming(false) });
  if (off !== null) return <p className="text-quiet">{off}</p>;
  return (
    <>
      <Button
        look="primary"
        disabled={offline}
        busy={register.isPending && !confirming}
        onClick={() => (entryFee > 0 ? setConfirming(true) : send())}
      >
        Register<span className="sr-only"> for {name}</span>
      </Button>
      {confirming && (
        <ConfirmDialog
          open
          onClose={() => setConfirming(false)}
          title={`Register for ${entryFee} XP?`}
          action="Register"
          busy={register.isPending}
          onConfirm={send}
        >
          <p className="wrap-anywhere">
            “{name}” costs {entryFee} XP, and you have {balance} XP to spend. Your level and your place on the boards
            stay. Until registration ends you can withdraw and get it back.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

function Withdraw({ tournament: { id, name, settings }, offline }: ConfirmedActionProps) {
  const withdraw = useWithdraw();
  const [confirming, setConfirming] = useState(false);
  return (
    <>
      <Button look="quiet" disabled={offline} onClick={() => setConfirming(true)}>
        Withdraw<span className="sr-only"> from {name}</span>
      </Button>
      {confirming && (
        <ConfirmDialog
          open
          onClose={() => setConfirming(false)}
          title="Withdraw from this tournament?"
          action="Withdraw"
          busy={withdraw.isPending}
          onConfirm={() => withdraw.mutate({ id }, { onSuccess: () => setConfirming(false) })}
        >
          <p className="wrap-anywhere">
            You give up your place in “{name}”.
            {settings.entryFee > 0 && ` You get your ${settings.entryFee} XP back.`} You can register again until
            registration ends, as long as there's a place.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
