// Icons of the pages that everyone loads first. They are drawn here, because the icon library's own code would add 2
// KiB before anything shows. Everything that is loaded later takes its icons from `lucide-react`.
import type { ReactNode, SVGProps } from 'react';

export type StartIcon = (props: SVGProps<SVGSVGElement>) => ReactNode;

function createIcon(picture: ReactNode): StartIcon {
  return (props) => (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      {picture}
    </svg>
  );
}

const RING = <circle cx={12} cy={12} r={9} />;

export const AlertIcon = createIcon(
  <>
    {RING}
    <path d="M12 7.5v5M12 16.5h.01" />
  </>,
);

export const DoneIcon = createIcon(
  <>
    {RING}
    <path d="m8 12.5 2.8 2.8 5.4-6" />
  </>,
);

export const CloseIcon = createIcon(<path d="m6 6 12 12M18 6 6 18" />);

export const OfflineIcon = createIcon(
  <>
    <path d="M7 19a5 5 0 0 1-.7-9.95A6 6 0 0 1 17.8 10.5 4.3 4.3 0 0 1 17.5 19Z" />
    <path d="m4 3 16 18" />
  </>,
);
