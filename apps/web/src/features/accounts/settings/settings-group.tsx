import { type ReactNode, useId } from 'react';

interface SettingsGroupProps {
  title: string;
  children: ReactNode;
}

/** A group of settings; its title is beside them on wide screens and above them on phones. */
export function SettingsGroup({ title, children }: SettingsGroupProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-x-8 gap-y-4 border-t border-base-300 py-8 lg:grid-cols-[12rem_minmax(0,40rem)]"
    >
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      <div className="grid gap-4">{children}</div>
    </section>
  );
}

interface SettingProps {
  title: string;
  why?: ReactNode;
  children: ReactNode;
}

/** One setting with its own form or switch. */
export function Setting({ title, why, children }: SettingProps) {
  return (
    <div className="grid gap-4 rounded-card border border-base-300 bg-base-100 p-5 lg:p-6">
      <div>
        <h3 className="text-lg">{title}</h3>
        {why && <p className="text-quiet">{why}</p>}
      </div>
      {children}
    </div>
  );
}
