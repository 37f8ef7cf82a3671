import { createElement, type ReactNode } from 'react';
import { cx } from './class-names.ts';

type ContainerProps = {
  as?: 'div' | 'main' | 'section' | 'header' | 'footer' | 'nav';
  size?: 'page' | 'narrow' | 'form';
  id?: string;
  className?: string;
  children: ReactNode;
};

export function Container({ as = 'div', size = 'page', id, className, children }: ContainerProps) {
  return createElement(
    as,
    { id, className: cx('mx-auto w-full px-4 sm:px-6 lg:px-8', sizes[size], className) },
    children,
  );
}

const sizes = { page: 'max-w-[80rem]', narrow: 'max-w-[50rem]', form: 'max-w-[32rem]' };
