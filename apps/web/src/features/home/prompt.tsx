import type { ReactNode } from 'react';

interface PromptProps {
  /** A short text above the prompt's title. */
  eyebrow?: ReactNode;
  title: string;
  /** The reason for the action, or the effort it takes. */
  children: ReactNode;
  /** The button of the prompt's main action. */
  action: ReactNode;
  /** A less prominent link beside the main action. */
  secondaryAction?: ReactNode;
  /** A decorative picture beside the text. */
  picture: ReactNode;
}

/** The layout of home's prompt: title, reason and one main action. */
export function Prompt({ eyebrow, title, children, action, secondaryAction, picture }: PromptProps) {
  return (
    <div className="mt-5 grid grow grid-cols-[minmax(0,1fr)_auto] grid-rows-[1fr_auto] gap-x-5 gap-y-6 md:mt-6 md:gap-x-8">
      <div className="grid content-start gap-2">
        {eyebrow && <p className="text-sm font-semibold text-accent">{eyebrow}</p>}
        <h2 className="text-2xl lg:text-3xl">{title}</h2>
        <div className="grid gap-1 text-lg text-neutral-content/90">{children}</div>
      </div>
      <div className="grid w-20 content-start md:w-36">{picture}</div>
      <div className="col-span-2 flex flex-wrap items-center gap-x-5 gap-y-3">
        {action}
        {secondaryAction}
      </div>
    </div>
  );
}

/** CSS classes of the secondary action, a plain link. */
export const SECONDARY_ACTION = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';
/** CSS classes of the main action, which fills a phone's width. */
export const PRIMARY_ACTION = 'w-full sm:w-auto';
