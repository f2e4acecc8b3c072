import './sign-in-sheets.css';
import type { CreatedAccount } from '@quorbit/contracts/account-creation/schema';
import { toCsv } from '@quorbit/contracts/lib/csv';
import { Download, Printer } from 'lucide-react';
import { downloadCsv } from '#lib/files/csv.ts';
import { formatCount } from '#lib/words/format-count.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FormAlert } from '#ui/forms/form-alert.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { QrCode } from '#ui/pictures/qr-code.tsx';

interface SignInSheetsProps {
  accounts: readonly CreatedAccount[];
  instanceName: string | null;
  onDone: () => void;
}

const isLocalhost = () => /^(localhost|127\.|\[::1\])/.test(location.hostname);

/** The sign-in sheets of the new accounts, to be printed and cut apart. */
export function SignInSheets({ accounts, instanceName, onDone }: SignInSheetsProps) {
  const address = `${location.origin}/login`;
  return (
    <>
      <div className="no-print">
        <PageHeader
          title={formatCount(accounts.length, 'sign-in sheet', 'sign-in sheets')}
          documentTitle="Sign-in sheets"
          description="Anybody with a sheet can log in with it, so hand each one to its person. People who've logged in have none."
          action={
            <div className="flex flex-wrap gap-3">
              <Button
                look="primary"
                icon={<Printer className="size-5" aria-hidden="true" />}
                onClick={() => window.print()}
              >
                Print
              </Button>
              <Button
                icon={<Download className="size-5" aria-hidden="true" />}
                onClick={() => downloadCsv('sign-in-sheets.csv', toSheetsCsv(accounts, address))}
              >
                Download as CSV
              </Button>
              <Button onClick={onDone}>Close</Button>
            </div>
          }
        />
        {isLocalhost() && (
          <div className="mb-6">
            <FormAlert>
              The address on these sheets only works on this computer. Open Quorbit at the address that your learners
              use, and create the accounts there.
            </FormAlert>
          </div>
        )}
      </div>
      <ul aria-label="Sign-in sheets" className="sign-in-sheets">
        {accounts.map((account) => (
          <li key={account.email} className="sign-in-sheet">
            <Sheet account={account} instanceName={instanceName} address={address} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface SheetProps {
  account: CreatedAccount;
  instanceName: string | null;
  address: string;
}

function Sheet({ account: { name, email, password }, instanceName, address }: SheetProps) {
  return (
    <>
      <div className="sign-in-sheet-words">
        <p className="truncate text-sm text-quiet">{instanceName ?? 'Quorbit'}</p>
        <h2 className="line-clamp-2 text-lg wrap-anywhere">{name}</h2>
        <dl>
          <dt>Address</dt>
          <dd>{address}</dd>
          <dt>E-mail</dt>
          <dd>{email}</dd>
          <dt>Password</dt>
          <dd className="font-mono text-base font-bold whitespace-nowrap">{password}</dd>
        </dl>
        <p className="text-sm text-quiet">This password works once. Log in, then choose your own.</p>
      </div>
      <div aria-hidden="true">
        <QrCode text={address} className="size-24" />
      </div>
    </>
  );
}

function toSheetsCsv(accounts: readonly CreatedAccount[], address: string): string {
  return toCsv(
    ['name', 'email', 'role', 'password', 'address'],
    accounts.map(({ name, email, role, password }) => [name, email, role, password, address]),
  );
}
