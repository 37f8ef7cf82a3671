import { Modal, type ModalProps } from './modal.tsx';

const widths = { sm: '22rem', md: '32rem', lg: '46rem' };

type DrawerProps = ModalProps & { side?: 'start' | 'end'; width?: 'sm' | 'md' | 'lg' };

export function Drawer({ side = 'end', width = 'md', ...modal }: DrawerProps) {
  return <Modal {...modal} side={side} width={widths[width]} className="overlay overlay-drawer" />;
}
