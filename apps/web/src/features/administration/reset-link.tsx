import { CopyLink } from '#ui/buttons/copy-link.tsx';

/** A link for choosing a new password. It can't be shown again after the dialog was closed. */
export function ResetLink({ link }: { link: string }) {
  return (
    <div className="grid min-w-0 gap-3">
      <p className="text-sm wrap-anywhere">{link}</p>
      <p className="text-sm text-quiet">It works once, for an hour. Copy it now: you won't see it again.</p>
      <CopyLink link={link} className="justify-self-start" />
    </div>
  );
}
