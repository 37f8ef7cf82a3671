/** The shop's mark: a lit screen made of pixels. It has no label, because the name stands beside it. */
export function BrandMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="7" className="fill-dark" />
      <path
        d="M7 7h5v5H7zM7 13.5h5v5H7zM7 20h5v5H7zM13.5 7h5v5h-5zM13.5 13.5h5v5h-5zM13.5 20h5v5h-5zM20 13.5h5v5h-5z"
        className="fill-accent"
      />
      <path d="M20 7h5v5h-5zM20 20h5v5h-5z" className="fill-accent opacity-35" />
    </svg>
  );
}
