import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export type Tab = {
  value: string;
  label: ReactNode;
  count?: number;
  content: ReactNode;
  /** Stays in the page while another tab is shown, so that text typed there is not lost. */
  keepMounted?: boolean;
};

type TabsProps = { label: string; tabs: readonly Tab[]; value: string; onValueChange: (value: string) => void };

export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  return (
    <Base.Root value={value} onValueChange={(next) => onValueChange(String(next))}>
      <Base.List
        aria-label={label}
        activateOnFocus
        className="flex gap-1 overflow-x-auto px-1 pt-1 shadow-[inset_0_-1px_0_var(--color-line)]"
      >
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={tabClass}>
            {tab.label}
            {tab.count !== undefined && (
              <span className="tabular rounded-full bg-sunken px-2 py-0.5 text-ink-soft text-xs">{tab.count}</span>
            )}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} keepMounted={tab.keepMounted} className="rounded-sm pt-6">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}

const tabClass =
  'flex min-h-11 shrink-0 items-center gap-2 rounded-t-sm border-transparent border-b-2 px-4 font-semibold text-ink-soft ' +
  'text-sm transition-colors duration-150 hover:text-ink data-active:border-ink data-active:text-ink';
