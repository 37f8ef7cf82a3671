import { type ImgHTMLAttributes, useCallback, useState } from 'react';
import { cx } from './class-names.ts';

export type PictureSource = { type: string; srcSet: string };

type PictureProps = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt' | 'width' | 'height' | 'loading'> & {
  src?: string | null;
  alt: string;
  width: number;
  height: number;
  /** Best format first. */
  sources?: readonly PictureSource[];
  /** The first in view: loaded at once, and before any other. */
  priority?: boolean;
};

/** Takes its room before it loads; a drawing stands in for a missing or broken picture. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, sources = [], sizes, priority, className, ...img } = props;
  const [brokenSrc, setBrokenSrc] = useState<string>();
  // A picture can have failed before the scripts arrived, when its error had no handler yet.
  const checkEarly = useCallback((element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth === 0) setBrokenSrc(element.getAttribute('src') ?? undefined);
  }, []);
  if (!src || src === brokenSrc) return <Placeholder alt={alt} width={width} height={height} className={className} />;
  return (
    <picture className="contents">
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        {...img}
        ref={checkEarly}
        src={src}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'low'}
        decoding={priority ? undefined : 'async'}
        onError={() => setBrokenSrc(src)}
        className={cx('h-auto max-w-full object-contain', className)}
      />
    </picture>
  );
}

type PlaceholderProps = { alt: string; width: number; height: number; className?: string };

/** A screen that is switched off. */
function Placeholder({ alt, width, height, className }: PlaceholderProps) {
  return (
    <span
      {...(alt && { role: 'img', 'aria-label': alt })}
      className={cx('pixel-grid grid w-full max-w-full place-items-center text-line-strong', className)}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 64 48"
        className="w-1/3 max-w-24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      >
        <rect x="5" y="5" width="54" height="32" rx="3" className="fill-surface" />
        <path d="M22 43h20M32 37v6" />
        <path d="M27 17l10 8M37 17l-10 8" strokeLinecap="round" />
      </svg>
    </span>
  );
}
