import { useState } from 'react';
import { InviteDialog } from './invite-dialog.tsx';

/** Manages the dialog for inviting a friend by link: `open` opens it, `dialog` renders it. */
export function useInviteDialog() {
  const [isOpen, setOpen] = useState(false);
  return { open: () => setOpen(true), dialog: isOpen && <InviteDialog onClose={() => setOpen(false)} /> };
}
