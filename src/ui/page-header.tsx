import type { ReactNode } from 'react';

type PageHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  back?: ReactNode;
  actions?: ReactNode;
  meta?: ReactNode;
};

export function PageHeader({ title, description, back, actions, meta }: PageHeaderProps) {
  return (
    <header className="flex flex-col gap-3 py-6 sm:py-8">
      {back}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 max-w-3xl">
          <h1 className="title-1">{title}</h1>
          {description !== undefined && <p className="lead mt-2">{description}</p>}
          {meta !== undefined && <div className="meta mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">{meta}</div>}
        </div>
        {actions !== undefined && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
      </div>
    </header>
  );
}
