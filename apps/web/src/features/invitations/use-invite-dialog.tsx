import { useState } from 'react';
import { InviteDialog } from './invite-dialog.tsx';

/** Inviting somebody by a link: `open` opens the dialog, which `dialog` renders. */
export function useInviteDialog() {
  const [isOpen, setOpen] = useState(false);
  return { open: () => setOpen(true), dialog: isOpen && <InviteDialog onClose={() => setOpen(false)} /> };
}
